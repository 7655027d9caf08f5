import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filledText } from '@/lib/questions/gaps';
import { expect, test } from '../../support/test';

/*
 * Nothing of the exam bank is in a file that a browser can get: neither in what is built for browsers, nor in a page that is built ahead,
 * nor in what is sent as it is. The server alone reads it.
 */

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

/** What is asked and what is right, as whole sentences; single words stand in many texts. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* texts(part);
  }
}

const bank = filesBelow('content/exam', /\.json$/).filter((file) => !/sounds\.json$/.test(file));
/** Words in a row by which a text is known; what is said of grammar in a reason is said alike of other questions. */
const row = 7;
const isReason = (file: string) => file.includes('/why/');

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** The first and the last words in a row of what is told whole in a text with gaps or menus. */
function rowsOf(text: string): string[] {
  const parts = filledText(text)
    .split(/[{}[\]|]|<\/?en>/)
    .map(wordsOf);
  const longest = parts.reduce((one, other) => (other.length > one.length ? other : one), []);
  if (longest.length < row) return [];
  return [longest.slice(0, row), longest.slice(-row)].map((words) => words.join(' '));
}

/** Of a reason, what it quotes of its question. */
function rowsIn(file: string): string[] {
  const all = [...texts(JSON.parse(readFileSync(file, 'utf8')))];
  if (!isReason(file)) return all.flatMap(rowsOf);
  return all.flatMap((text) =>
    [...text.matchAll(/<en>(.*?)<\/en>/g)].flatMap(([, quote = '']) => rowsOf(quote)),
  );
}

test('no file that a browser can get has a text, a photo or a recording of the exam bank', () => {
  const wanted = new Set(bank.flatMap(rowsIn));
  // Said of every photo, in the lessons too.
  wanted.delete('describe what you see in the photo');
  expect(wanted.size).toBeGreaterThan(1_000);
  const served = [
    ...filesBelow('.next/static', /\.(?:js|css|json|map)$/),
    // The other languages have the same files; what comes without a document repeats it.
    ...filesBelow('.next/server/app', /^(?:en|de)(?:\.html$|\/.*\.html$)|\.body$/),
    ...filesBelow('public', /\.(?:json|js|txt|vtt)$/),
  ];
  expect(served.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const file of served) {
    const words = wordsOf(readFileSync(file, 'utf8'));
    for (let at = 0; at + row <= words.length; at += 1) {
      const here = words.slice(at, at + row).join(' ');
      if (wanted.has(here)) found.push(`${file}: ${here}`);
    }
  }
  expect(found).toEqual([]);
  const names = new Set(filesBelow('content/exam', /\.(?:svg|mp3)$/).map((file) => path.basename(file)));
  expect(names.size).toBeGreaterThan(200);
  expect(filesBelow('public', /\.(?:svg|mp3)$/).filter((file) => names.has(path.basename(file)))).toEqual([]);
});
