import { expect, it } from 'vitest';
import type { CorrectionTask } from '../correction';
import { measure } from './measures';
import { wordStock } from './measures/word-stock';

const task: CorrectionTask = {
  type: 'writingSample',
  mode: 'write',
  prompt: 'Describe a place that you would like to visit again.',
  photo: null,
  seconds: 300,
};
const measured = (text: string, over: Partial<CorrectionTask> = {}) =>
  measure(text, { ...task, ...over }, []);

it('counts words, sentences and paragraphs, fillers apart', () => {
  const { words, sentences, paragraphs, longest, fillers } = measured(
    'Um, I came. I saw the sea.\n\nIt’s nice.',
  );
  expect({ words, sentences, paragraphs, longest, fillers }).toEqual({
    words: 8,
    sentences: 3,
    paragraphs: 2,
    longest: 4,
    fillers: 1,
  });
});

it('finds linking words by what they say, and not what longer ones are made of', () => {
  const { kinds, different } = measured(
    'First of all, it is far. Even though it rained, I went because of the sea.',
  ).links;
  expect([...kinds]).toEqual([
    ['ordering', ['first of all']],
    ['contrasting', ['even though']],
    ['explaining', ['because of']],
  ]);
  expect(different).toBe(3);
});

it('finds what opens clauses', () => {
  const { words } = measured(
    'I know that it rains. That day was long. People who live here leave when they can.',
  ).subordinated;
  expect(words).toEqual(['that', 'who', 'when']);
});

it('finds runs of words from the prompt, and how much of the answer they are', () => {
  const { copied } = measured('A place that you would like to visit again is Rome for me.');
  expect(copied.longest).toBe('a place that you would like to visit again');
  expect(copied.share).toBeCloseTo(9 / 13);
  expect(measured('I would like to see it.').copied).toEqual({ share: 0, longest: '' });
});

it('measures how varied words are without regard to length', () => {
  const text =
    'we met a man near the old bridge and he sold us bread from his own bakery while rain fell on every roof in town so nobody else came by that day or later when night came down there again'.split(
      ' ',
    );
  const once = wordStock(text).variety;
  expect(wordStock([...text, ...text]).variety).toBeGreaterThan(once - 0.1);
  expect(wordStock(Array<string>(80).fill('good')).variety).toBeLessThan(0.05);
  expect(wordStock([]).variety).toBe(0);
});

it('takes forms of common words for common', () => {
  expect(wordStock(['walked', 'children', 'happily', 'biggest', 'carpentry', 'wobbles']).rare).toEqual([
    'carpentry',
    'wobbles',
  ]);
});

it('says whether the length is usual for the time', () => {
  const words = (count: number) => Array<string>(count).fill('word').join(' ');
  expect([30, 120, 300].map((count) => measured(words(count)).length)).toEqual(['short', 'usual', 'long']);
  expect(measured(words(30), { seconds: null }).length).toBeNull();
});

it('counts mistakes that are sure', () => {
  const mark = {
    start: 0,
    end: 1,
    kind: 'article' as const,
    replacement: 'a',
    reason: { key: 'aAn', values: {} },
    sure: true,
  };
  const { mistakes } = measure('I ate a apple today.', task, [mark, { ...mark, sure: false }]);
  expect(mistakes.count).toBe(1);
  expect(mistakes.perHundred).toBe(20);
});
