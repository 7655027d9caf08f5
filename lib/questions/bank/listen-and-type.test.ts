import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import bank from '../../../content/bank/listen-and-type.json';
import { locales } from '../../i18n/locales';
import { wordsOf } from '../alignment';
import { itemSchemas } from '../schemas';
import { soundPath } from '../sounds';
import { knownTexts } from './known-texts';

const dictations = itemSchemas.listenAndType.parse(bank.items);

it('has fifty dictations with names in order, from easy to hard', () => {
  expect(dictations.map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, index) => `lt-${String(index + 101)}`),
  );
  const levels = dictations.map(({ difficulty }) => difficulty);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

it('has four or five dictations of every level from 40 to 150', () => {
  const levels = dictations.map(({ difficulty }) => difficulty);
  expect([levels.at(0), levels.at(-1)]).toEqual([40, 150]);
  for (let level = 40; level < 150; level += 10) {
    // The last band has 150 as well.
    const end = level === 140 ? level + 10 : level + 9;
    const here = levels.filter((one) => one >= level && one <= end);
    expect([4, 5], `from ${String(level)}`).toContain(here.length);
  }
});

it('grows longer with the levels', () => {
  const thirds = [dictations.slice(0, 17), dictations.slice(17, 33), dictations.slice(33)];
  const [easy, middle, hard] = thirds.map(
    (third) => third.reduce((sum, { sentence }) => sum + wordsOf(sentence).length, 0) / third.length,
  );
  expect(easy).toBeLessThan(9);
  expect(middle).toBeGreaterThan(9);
  expect(middle).toBeLessThan(12);
  expect(hard).toBeGreaterThan(12);
});

it('says nothing that the other questions say, and nothing twice', () => {
  const own = dictations.map(({ sentence }) => sentence);
  expect(knownTexts(own)).toEqual([]);
  expect(new Set(own.map((text) => text.toLowerCase())).size).toBe(own.length);
});

it.each(dictations)('$id can be typed as it is said', ({ sentence }) => {
  // Larger numbers would be right in digits as well (wordsOf); names and abbreviations have no one spelling that is heard.
  expect(sentence).not.toMatch(/\b(?:\w+teen|\w+ty-\w+|twenty|thirty|forty|fifty|hundred|thousand|\d+)\b/i);
  expect(sentence).not.toMatch(/\b[A-Z]{2,}\b|\w\.\w|['"“”…–—()&/]| {2}/);
});

it.each(dictations)('$id has a recording that is long enough for all its words', ({ id, sentence }) => {
  const file = `public${soundPath(id)}`;
  // The letters are said at the pace of the voice; half a recording, or a rest of silence, falls out of it.
  const perLetter = (seconds(readFileSync(file)) / sentence.length) * 1000;
  expect(perLetter).toBeGreaterThan(45);
  expect(perLetter).toBeLessThan(85);
  expect(statSync(file).size).toBeLessThanOrEqual(40_960);
});

/** Of frames of 576 samples at 24 kHz (MPEG-2 Layer III, ISO/IEC 13818-3), which is how recordings are packed. */
function seconds(mp3: Buffer): number {
  const kbits = [0, 8, 16, 24, 32, 40, 48, 56, 64];
  let at = mp3.subarray(0, 3).toString() === 'ID3' ? 10 + mp3.readUInt8(9) + (mp3.readUInt8(8) << 7) : 0;
  let frames = 0;
  while (at + 4 <= mp3.length) {
    if (mp3.readUInt16BE(at) !== 0xff_f3) throw new Error(`There is no frame at ${String(at)}.`);
    const format = mp3.readUInt8(at + 2);
    frames += 1;
    at += Math.floor((72_000 * (kbits[format >> 4] ?? 0)) / 24_000) + ((format >> 1) & 1);
  }
  return (frames * 576) / 24_000;
}

it('what is kept without a network holds no recordings: nobody loads those that nobody plays', () => {
  const worker = readFileSync('public/offline-worker.js', 'utf8');
  expect(worker).not.toMatch(/sounds/);
  expect(worker).not.toMatch(/assets\/(?!posts)/);
});

it.each(locales)('explains in %s what is easily misheard in each', (locale) => {
  const texts = JSON.parse(readFileSync(`messages/${locale}/bank-sentences.json`, 'utf8')) as Record<
    string,
    string
  >;
  for (const { id, sentence } of dictations) {
    const text = texts[id] ?? '';
    expect(text.length, id).toBeGreaterThan(25);
    const named = [...text.matchAll(/<en>([^<]+)<\/en>/g)].flatMap(([, english = '']) => wordsOf(english));
    expect(
      wordsOf(sentence).filter((word) => named.includes(word)).length,
      `${id} names words of its sentence`,
    ).toBeGreaterThan(0);
  }
});
