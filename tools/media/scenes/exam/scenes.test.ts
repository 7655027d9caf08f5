import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sceneNames } from '@/lib/questions/scenes';
import { drawnFiles, examPhotos } from '../files';
import { examScenes } from './scenes';

interface Item {
  id: string;
  task: 'speak' | 'write';
  scene: string;
  sample: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { items } = read('content/exam/photos.json') as { items: Item[] };
const texts = read('content/exam/scenes/en.json') as Record<string, string>;
const names = Object.keys(examScenes);
const count = (text: string) => text.split(' ').length;

it('has a task and words for every photo, and none that practice shows', () => {
  expect(items.map(({ scene }) => scene)).toEqual(names);
  expect(Object.keys(texts)).toEqual(names);
  expect(names.filter((name) => sceneNames.some((one) => one === name))).toEqual([]);
});

it.each(Object.entries(texts))('says what %s shows in one sentence', (_, text) => {
  expect(text).toMatch(/^[A-Z][^.]+\.$/);
  expect(count(text)).toBeGreaterThanOrEqual(12);
  expect(count(text)).toBeLessThanOrEqual(25);
});

it.each(items)('has a sample for $id that is as long as an answer', ({ task, sample }) => {
  const [least, most] = { write: [50, 70] as const, speak: [110, 140] as const }[task];
  expect(count(sample)).toBeGreaterThanOrEqual(least);
  expect(count(sample)).toBeLessThanOrEqual(most);
  expect(sample).not.toMatch(/['"]/);
});

describe.each([...drawnFiles()].filter(([file]) => file.startsWith(examPhotos)))('%s', (_, file) => {
  const shapes = /<\/style>([^]*)<\/svg>/.exec(file)?.[1] ?? '';

  it('is drawn of tokens alone', () => {
    expect(shapes).not.toMatch(/\s(?:fill|stroke|style|color)="/);
    const classes = [...shapes.matchAll(/class="([^"]*)"/g)].map(([, name]) => name);
    const tokens = /^(fill|stroke)-il-(sky|ground|leaf|wood|skin|cloth|ink|paper)$/;
    expect(classes.filter((name) => !tokens.test(name ?? ''))).toEqual([]);
  });

  it('is small, and no number in it is broken', () => {
    expect(shapes.length).toBeGreaterThan(1000);
    expect(shapes.length).toBeLessThanOrEqual(12_000);
    expect(shapes).not.toMatch(/NaN|undefined|Infinity/);
  });
});
