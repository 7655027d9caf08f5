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

/** The package's files from which the site's own are cut, with what each is published for. */
const published = Object.entries(
  JSON.parse(readFileSync('node_modules/@fontsource-variable/onest/unicode.json', 'utf8')) as Record<
    string,
    string
  >,
)
  .filter(([name]) => ['latin', 'latin-ext', 'cyrillic'].includes(name))
  .flatMap(([, range]) => parseRanges(range));

/** French puts this narrow space before a colon; the typeface has no glyph for it, although its range names it. */
const withoutGlyph = '\u202f';

type Ranges = readonly (readonly [number, number])[];

const holds = (ranges: Ranges, character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
};

/** Every character that a reader of a language may see of its catalogs: without tags, placeholders and the keys. */
function charactersOf(locale: string): string[] {
  const folder = `messages/${locale}`;
  const texts = (node: unknown): string[] =>
    typeof node === 'string'
      ? [node.replace(/<[^>]+>|\{[^}]*\}/g, '')]
      : Object.values(node as Record<string, unknown>).flatMap(texts);
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => texts(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))));
  return [...new Set(all.join(''))].filter((character) => character !== '\n');
}

test.each(locales)(
  'every character of %s that the typeface has comes with the files that its pages preload',
  (locale) => {
    const held = fontFiles(locale).flatMap((file) => ranges.get(/onest-\w+/.exec(file)?.[0]) ?? []);
    const missing = charactersOf(locale).filter(
      (character) => character !== withoutGlyph && holds(published, character) && !holds(held, character),
    );
    expect(missing.join(' '), 'add it to a range in app/fonts.css and run tools/media/fonts.py').toBe('');
  },
);

test.each(locales)('every Latin and Cyrillic letter of %s is in the typeface at all', (locale) => {
  const letters = charactersOf(locale).filter((character) =>
    /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(character),
  );
  expect(letters.filter((letter) => !holds(published, letter)).join(' ')).toBe('');
});
