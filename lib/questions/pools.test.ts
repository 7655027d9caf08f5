import { describe, expect, it } from 'vitest';
import { bankItems } from './bank/bank-file';
import { levelIn, type BankItem } from './bank/bank-item';
import type { BankType } from './bank/bank-types';
import { items } from './items';
import { openTasks } from './open-items';
import { sceneNames } from './scenes';
import { sets } from './sets';

interface Pool<Item extends object = object> {
  name: string;
  /** The bank and the pages together. */
  all: readonly Item[];
  least: number;
}

const inBank = (type: BankType) => bankItems(type).map((item) => ({ difficulty: levelIn(item) ?? NaN }));
const words = [...bankItems('readAndSelect'), ...items.readAndSelect] as (BankItem & { real: boolean })[];
const wordsThat = (real: boolean) =>
  words.filter((item) => item.real === real).map((item) => ({ difficulty: levelIn(item) ?? NaN }));

/** What is judged has levels. */
const judged: readonly Pool<{ difficulty: number }>[] = [
  { name: 'real words', all: wordsThat(true), least: 240 },
  { name: 'invented words', all: wordsThat(false), least: 240 },
  { name: 'dictations', all: [...inBank('listenAndType'), ...items.listenAndType], least: 60 },
  {
    name: 'sentences with a blank',
    all: [...inBank('fillInTheBlanks'), ...items.fillInTheBlanks],
    least: 60,
  },
  { name: 'unfinished texts', all: [...inBank('readAndComplete'), ...items.readAndComplete], least: 24 },
  { name: 'texts to read', all: [...inBank('interactiveReading'), ...sets.interactiveReading], least: 12 },
  { name: 'conversations', all: [...inBank('interactiveListening'), ...sets.interactiveListening], least: 9 },
];

const open: readonly Pool[] = [
  { name: 'interviews', all: [...bankItems('interactiveSpeaking'), ...sets.interactiveSpeaking], least: 9 },
  { name: 'sentences to read aloud', all: [...bankItems('readAloud'), ...openTasks.readAloud], least: 9 },
  {
    name: 'prompts that are read and spoken about',
    all: [...bankItems('readThenSpeak'), ...openTasks.readListenThenSpeak],
    least: 9,
  },
  { name: 'Speaking Samples', all: [...bankItems('speakingSample'), ...openTasks.speakingSample], least: 9 },
  { name: 'Writing Samples', all: [...bankItems('writingSample'), ...openTasks.writingSample], least: 9 },
  {
    name: 'tasks in two parts',
    all: [
      ...bankItems('interactiveWriting'),
      ...openTasks.interactiveWriting.filter((_, part) => part % 2 === 0),
    ],
    least: 9,
  },
  {
    name: 'photos to speak about',
    all: [...bankItems('speakAboutThePhoto'), ...openTasks.speakAboutThePhoto],
    least: 9,
  },
  {
    name: 'photos to write about',
    all: [...bankItems('writeAboutThePhoto'), ...openTasks.writeAboutThePhoto],
    least: 9,
  },
];

it.each([...judged, ...open])('there are at least $least $name to practice with', ({ all, least }) => {
  expect(all.length).toBeGreaterThanOrEqual(least);
});

it('at least 24 photos are drawn', () => {
  expect(sceneNames.length).toBeGreaterThanOrEqual(24);
});

/** Each from its level to the next one's; the levels go from 40 to 150 in steps of five. */
const bands = [40, 60, 80, 100, 120, 140].map((from) => {
  const to = Math.min(from + 15, 150);
  return { from, to, share: ((to - from) / 5 + 1) / 23 };
});

describe.each(judged)('the levels of $name', ({ all }) => {
  it('go from 40 to 150', () => {
    for (const { difficulty } of all) {
      expect(difficulty).toBeGreaterThanOrEqual(40);
      expect(difficulty).toBeLessThanOrEqual(150);
    }
  });

  it.each(bands)('have no gap and no heap from $from to $to', ({ from, to, share }) => {
    const here = all.filter(({ difficulty }) => difficulty >= from && difficulty <= to).length;
    expect(here).toBeGreaterThanOrEqual(Math.floor((all.length * share) / 2));
    expect(here).toBeGreaterThan(0);
    expect(here).toBeLessThanOrEqual(Math.ceil(all.length * share * 2));
  });
});
