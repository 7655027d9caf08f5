import { expect, it } from 'vitest';
import { openFiles, openTasks } from './open-items';
import { openSchemas } from './schemas';
import { samples } from './samples';

it.each(Object.keys(openSchemas) as (keyof typeof openSchemas)[])(
  'files of %s hold to their schema',
  (name) => {
    for (const items of openFiles[name]) expect(openSchemas[name].parse(items)).toEqual(items);
  },
);

it('no two tasks have one name or one prompt', () => {
  const tasks = Object.values(openTasks).flat();
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  const prompts = tasks.filter(({ scene }) => !scene).map(({ prompt }) => prompt);
  expect(new Set(prompts).size).toBe(prompts.length);
});

it('every task about a photo has a photo of its own, and none that a sample answer describes', () => {
  const { speakAboutThePhoto: speak, writeAboutThePhoto: write } = openTasks;
  expect([speak.length, write.length]).toEqual([5, 5]);
  const scenes = [...speak, ...write].map(({ scene }) => scene);
  expect(new Set(scenes).size).toBe(10);
  expect(scenes).not.toContain(samples.speakAboutThePhoto.scene);
  expect(scenes).not.toContain(samples.writeAboutThePhoto.scene);
});
