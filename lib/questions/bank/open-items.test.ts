import { describe, expect, it } from 'vitest';
import interactiveWriting from '../../../content/bank/interactive-writing.json';
import readAloud from '../../../content/bank/read-aloud.json';
import readThenSpeak from '../../../content/bank/read-then-speak.json';
import speakingSample from '../../../content/bank/speaking-sample.json';
import writingSample from '../../../content/bank/writing-sample.json';
import { openTasks } from '../open-items';
import { openSchemas } from '../schemas';
import { knownTexts } from './known-texts';

const { prompts, twoParts } = openSchemas;
const pairs = twoParts.parse(interactiveWriting.items);

/** By the letters of their names, with how many prompts the pages have. */
const types = [
  { letters: 'ra', items: prompts.parse(readAloud.items), shown: openTasks.readAloud.length },
  { letters: 'rt', items: prompts.parse(readThenSpeak.items), shown: openTasks.readListenThenSpeak.length },
  { letters: 'sp', items: prompts.parse(speakingSample.items), shown: openTasks.speakingSample.length },
  { letters: 'ws', items: prompts.parse(writingSample.items), shown: openTasks.writingSample.length },
  { letters: 'iw', items: pairs, shown: openTasks.interactiveWriting.length / 2 },
];

it.each(types)('$letters has nine tasks together with those of the pages, with names in order', (type) => {
  expect(type.items.length + type.shown).toBe(9);
  expect(type.items.map(({ id }) => id)).toEqual(
    type.items.map((_, index) => `${type.letters}-${String(index + 101)}`),
  );
});

describe('a task', () => {
  const texts = [
    ...types.flatMap(({ items }) => items.map(({ prompt }) => prompt)),
    ...pairs.map(({ followUp }) => followUp),
  ];

  it('says nothing that the other questions say, and stands once', () => {
    expect(knownTexts(texts)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(texts)('has whole sentences and typographic apostrophes: %s', (text) => {
    expect(text).toMatch(/^[A-Z].*[.?]$/);
    expect(text).not.toMatch(/'| {2}/);
  });
});

it('sentences to read aloud grow longer', () => {
  const lengths = readAloud.items.map(({ prompt }) => prompt.split(' ').length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});
