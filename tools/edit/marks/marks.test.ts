import { expect, it } from 'vitest';
import { parseMessage, plainText } from '../../catalogs/text/message.mjs';
import { checkCharacters } from '../../catalogs/read/characters.mjs';
import { openStore } from '../texts/store.mjs';
import { markTexts } from './mark-catalogs.mjs';
import { keysByNumber, marked, marksIn, numberOf, unmarked } from './marks.mjs';

const text = '{count, plural, one {# <b>lesson</b>} other {# lessons}}';

it('are read back as they were put, and taken off without a trace', () => {
  const said = `a ${marked(text, 12, 1_599_999_999)} b`;
  expect(marksIn(said)).toEqual([
    { at: 2, to: 15, begins: true, locale: 12, number: 1_599_999_999 },
    { at: 15 + text.length, to: 28 + text.length, begins: false, locale: 12, number: 1_599_999_999 },
  ]);
  expect(unmarked(said)).toBe(`a ${text} b`);
  // A search that keeps its place would answer otherwise the second time.
  expect(marksIn(said)).toEqual(marksIn(said));
});

it('stand inside of one another, as a text that is put into another one', () => {
  const inner = marked('the course', 0, 7);
  const marks = marksIn(marked(`See ${inner}.`, 0, 8)).map(({ number, begins }) => [number, begins]);
  expect(marks).toEqual([
    [8, true],
    [7, true],
    [7, false],
    [8, false],
  ]);
});

it('pass through the formatter, and a catalog may not hold one', () => {
  const words = plainText(parseMessage(marked(text, 3, 4)));
  expect(marksIn(words)).toHaveLength(2);
  expect(unmarked(words).split('\n').filter(Boolean)).toEqual([' ', 'lesson', ' lessons']);
  expect(checkCharacters(marked('Hello', 0, 1))).toHaveLength(1);
});

it('have a number for each key of the site, whatever other keys there are', async () => {
  const keys = (await openStore(process.cwd())).keys();
  expect(keys.length).toBeGreaterThan(1000);
  const numbers = keysByNumber(keys);
  expect([...numbers.values()].sort()).toEqual([...keys].sort());
  expect(numberOf('home.hero.title')).toBe(1_054_394_844);
});

it('give no key rather than a wrong one where two have the same number', () => {
  expect([...keysByNumber(['a.b', 'a.c', 'a.b'])]).toEqual([[numberOf('a.c'), 'a.c']]);
});

it('are put around every text of a catalog, once for the same texts', () => {
  const texts = { hero: { title: 'One' }, note: 'Two' };
  const said = markTexts(texts, 2, 'home');
  expect(said).toEqual({
    hero: { title: marked('One', 2, numberOf('home.hero.title')) },
    note: marked('Two', 2, numberOf('home.note')),
  });
  expect(markTexts(texts, 2, 'home')).toBe(said);
  expect(markTexts({ home: texts }, 2)).toEqual({ home: said });
});
