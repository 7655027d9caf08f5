import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import bank from '../../../content/bank/interactive-listening.json';
import { locales } from '../../i18n/locales';
import { sets, type ListeningSet } from '../sets';
import { setSchemas } from '../schemas';
import { counts, extremes, found, meanOf } from './counting';
import { knownTexts } from './known-texts';

const conversations = setSchemas.interactiveListening.parse(bank.items);
const wordings = ({ replies }: ListeningSet['turns'][number]) => [replies.right, ...replies.wrong];

it('has seven conversations, from easy to hard and at even distances, with names in order', () => {
  expect(conversations.map(({ difficulty }) => difficulty)).toEqual([50, 65, 80, 95, 110, 125, 140]);
  expect(conversations.map(({ id }) => id)).toEqual(
    conversations.map((_, index) => `il-${String(index + 101)}`),
  );
});

it('has partners of both kinds, and both voices for each', () => {
  const pairs = conversations.map(({ partner, voice }) => `${partner} ${voice}`);
  expect(new Set(pairs)).toEqual(
    new Set(['student man', 'student woman', 'professor man', 'professor woman']),
  );
});

it('says nothing that the other questions say', () => {
  const texts = conversations.flatMap(({ scenario, complete, turns, summary }) => [
    scenario,
    summary,
    ...complete.map(({ frame }) => frame),
    ...turns.flatMap((turn) => [turn.said, ...wordings(turn)]),
  ]);
  expect(knownTexts(texts)).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

const explanations = (locale: string) =>
  JSON.parse(readFileSync(`messages/${locale}/bank-listening.json`, 'utf8')) as Record<string, string>;
const quotes = (text = '') =>
  Array.from(text.matchAll(/<en>(.*?)<\/en>/g), ([, quote = '']) => quote.toLowerCase());

it.each(locales)('every question has an explanation in %s, with the English words of the first', (locale) => {
  const ids = conversations.flatMap(({ id }) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${id}-${String(number)}`),
  );
  const texts = explanations(locale);
  expect(Object.keys(texts)).toEqual(ids);
  for (const [id, text] of Object.entries(texts)) {
    expect(text.length, id).toBeGreaterThan(30);
    expect(new Set(quotes(text)), id).toEqual(new Set(quotes(explanations('en')[id])));
  }
});

it('an explanation of a reply quotes what was said or could be chosen', () => {
  // A word that is explained, and not quoted.
  const explained = new Set(['lure away']);
  for (const { id, turns } of conversations) {
    for (const [index, turn] of turns.entries()) {
      const name = `${id}-${String(index + 4)}`;
      const heard = [turn.said, ...wordings(turn)].join(' ').toLowerCase();
      const strange = quotes(explanations('en')[name]).filter(
        (quote) => !heard.includes(quote) && !explained.has(quote),
      );
      expect(strange, name).toEqual([]);
    }
  }
});

it('apostrophes are typographic', () => {
  expect(JSON.stringify(bank)).not.toMatch(/'/);
});

describe.each(conversations)('$id', ({ scenario, complete, turns, summary }) => {
  it('has one blank in each sentence, and wordings that differ and fit the field', () => {
    for (const { frame, answers } of complete) {
      expect(frame.split('____')).toHaveLength(2);
      expect(new Set(answers).size).toBe(answers.length);
      for (const answer of answers) expect(answer.length, answer).toBeLessThanOrEqual(60);
    }
  });

  it('tells what is asked for: the situation has the words that the first wordings are made of', () => {
    const heard = new Set(wordsOf(scenario));
    for (const { answers } of complete)
      expect(
        wordsOf(answers[0] ?? '').filter((word) => !heard.has(word)),
        answers[0],
      ).toEqual([]);
  });

  it('has four different replies to each turn', () => {
    for (const turn of turns) expect(new Set(wordings(turn)).size).toBe(4);
  });

  it('has a summary in the past tense of two or three sentences', () => {
    expect(summary.split(' ').length).toBeGreaterThan(38);
    expect(summary.split(' ').length).toBeLessThan(65);
    expect(summary.split(/(?<=\.) /).length).toBeLessThanOrEqual(3);
    expect(summary).not.toMatch(/\b(?:is|are|has|have|will|can|does)\b/);
  });
});

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+(?:’[a-z]+)?/g) ?? [];

describe.each(Object.entries(counts))('the right reply is not found by the %s', (_, count) => {
  const turns = [...sets.interactiveListening, ...conversations].flatMap((set) => set.turns);

  it.each(extremes)('%s', (_name, extreme) => {
    const shares = turns.map((turn) =>
      found(
        wordings(turn).map((reply) => count(reply, turn.said)),
        extreme,
      ),
    );
    // One of four is what chance finds.
    expect(meanOf(shares)).toBeLessThanOrEqual(0.25);
  });
});
