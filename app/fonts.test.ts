import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../lib/i18n/locales';
import { parseRanges } from '../lib/og/fonts';
import { fontFiles } from './fonts';

const css = readFileSync('app/fonts.css', 'utf8');

/** What each of the site's own files holds, by the name of the file. */
const ranges = new Map(
  [...css.matchAll(/url\('\.\/fonts\/([\w-]+)\.woff2'\)[^}]*unicode-range:\s*([^;]*);/g)].map(
    ([, name, range = '']) => [name, parseRanges(range.replaceAll(/\s/g, ''))],
  ),
);

/** Letters of the scripts that the typeface has; the others are drawn in the system's own faces. */
const letters = /[\p{Script=Latin}\p{Script=Cyrillic}]/gu;

test.each(locales)('every letter of %s comes with the files that its pages preload', (locale) => {
  const held = fontFiles(locale).flatMap((file) => ranges.get(/onest-\w+/.exec(file)?.[0]) ?? []);
  const folder = `messages/${locale}`;
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('');
  const missing = [...new Set(texts.match(letters))].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !held.some(([first, last]) => first <= code && code <= last);
  });
  expect(missing.join('')).toBe('');
});
