import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../questions/alignment';
import { counts, extremes, found, foundByLetters, meanOf } from '../../questions/bank/counting';
import type { ListeningSet, ReadingSet } from '../../questions/item';
import { filledReading, menusIn, readingSeconds } from '../../questions/steps';
import { contentOf } from './content';

const passages: ReadingSet[] = contentOf('interactive-reading');
const talks: ListeningSet[] = contentOf('interactive-listening');
const choices = ['missing', 'idea', 'titles'] as const;
const optionsOf = (set: ReadingSet, name: (typeof choices)[number]) => [set[name].right, ...set[name].wrong];
const repliesOf = ({ replies }: ListeningSet['turns'][number]) => [replies.right, ...replies.wrong];

it('there are passages of both lengths', () => {
  expect(new Set(passages.map(readingSeconds))).toEqual(new Set([420, 480]));
});

describe.each(passages)('$id', (set) => {
  const text = filledReading(set);

  it('is as long as a passage of this task', () => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(270);
  });

  it.each(set.highlights)('has words that answer “$question” and are not in the question', (one) => {
    expect(one.question.toLowerCase()).not.toContain(one.answer.toLowerCase());
    // What is right in one of the questions may not be read off the other.
    for (const other of set.highlights) if (other !== one) expect(other.answer).not.toContain(one.answer);
  });

  it('has a title of three to six words', () => {
    for (const title of optionsOf(set, 'titles'))
      expect([3, 4, 5, 6], title).toContain(title.split(' ').length);
  });
});

describe.each(Object.entries(counts))('the right option is not found by the number of %s:', (_, count) => {
  const ofChoice = (name: (typeof choices)[number], extreme: (...all: number[]) => number) =>
    passages.map((set) => {
      // The sentence is looked for before it stands in the passage, the idea and the title afterward.
      const seen = filledReading(set, name === 'missing' ? '' : undefined);
      return found(
        optionsOf(set, name).map((option) => count(option, seen)),
        extreme,
      );
    });

  it.each(extremes)('%s', (_name, extreme) => {
    const shares = choices.map((name) => ofChoice(name, extreme));
    // Chance finds a quarter of them.
    expect(meanOf(shares.flat())).toBeLessThanOrEqual(0.3);
    for (const share of shares) expect(meanOf(share)).toBeLessThanOrEqual(0.42);
  });
});

it.each(extremes)('no word of a menu is found by its letters: %s', (_, extreme) => {
  const menus = passages.flatMap(({ text }) => menusIn(text));
  // Chance finds a fifth of them.
  expect(foundByLetters(menus, extreme)).toBeLessThanOrEqual(0.27);
});

it('partners are of both kinds, with both voices for each', () => {
  const pairs = talks.map(({ partner, voice }) => `${partner} ${voice}`);
  expect(new Set(pairs)).toEqual(
    new Set(['student man', 'student woman', 'professor man', 'professor woman']),
  );
});

describe.each(talks)('$id', ({ scenario, complete, summary }) => {
  it('has wordings that fit the field', () => {
    for (const { answers } of complete)
      for (const answer of answers) expect(answer.length, answer).toBeLessThanOrEqual(80);
  });

  it('tells what is asked for: the situation has the words that the first wordings are made of', () => {
    const heard = new Set(wordsOf(scenario));
    for (const { answers } of complete)
      expect(
        wordsOf(answers[0] ?? '').filter((word) => !heard.has(word)),
        answers[0],
      ).toEqual([]);
  });

  it('does not say in a sentence what it asks for', () => {
    for (const { frame, answers } of complete) {
      const long = wordsOf(answers[0] ?? '').filter((word) => word.length > 4);
      const said = new Set(wordsOf(frame));
      expect(long.length > 0 && long.every((word) => said.has(word)), frame).toBe(false);
    }
  });

  it('has a summary of two or three sentences', () => {
    expect(summary.split(' ').length).toBeGreaterThan(35);
    expect(summary.split(' ').length).toBeLessThan(75);
    expect(summary.split(/(?<=\.) /).length).toBeLessThanOrEqual(4);
  });
});

describe.each(Object.entries(counts))('the right reply is not found by the number of %s:', (_, count) => {
  it.each(extremes)('%s', (_name, extreme) => {
    const shares = talks.flatMap(({ turns }) =>
      turns.map((turn) =>
        found(
          repliesOf(turn).map((reply) => count(reply, turn.said)),
          extreme,
        ),
      ),
    );
    // One of four is what chance finds.
    expect(meanOf(shares)).toBeLessThanOrEqual(0.3);
  });
});
