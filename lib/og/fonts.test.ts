import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../i18n/locales';
import {
  chooseSubsets,
  drawable,
  loadFonts,
  packageFile,
  parseRanges,
  subsetFile,
  subsetsFor,
} from './fonts';

test('reads single code points and ranges', () => {
  expect(parseRanges('U+0041-005A, U+20AC,U+1F1E6')).toEqual([
    [0x41, 0x5a],
    [0x20ac, 0x20ac],
    [0x1f1e6, 0x1f1e6],
  ]);
});

test('takes only the subsets a text needs, each character from the first that lists it, in their given order', () => {
  const subset = (name: string, descriptor: string) => ({
    family: 'f',
    name,
    ranges: parseRanges(descriptor),
  });
  const subsets = [
    subset('latin', 'U+0020-007E'),
    subset('both', 'U+0041-005A,U+4E00'),
    subset('unused', 'U+4E01'),
  ];
  expect(chooseSubsets('一A🎈', subsets).map(({ name }) => name)).toEqual(['latin', 'both']);
});

test.each([
  ['ru', 'Ещё раз', ['onest-cyrillic-700', 'onest-latin-700']],
  ['tr', 'Işık', ['onest-latin-ext-700', 'onest-latin-700']],
  ['th', 'ฝึก', ['noto-sans-thai-thai-700']],
] as const)('loads the files of a title in %s', async (locale, text, names) => {
  const { fonts, family } = await loadFonts(text, locale, 700);
  expect(fonts.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(family.split(', ').sort()).toEqual([...names].sort());
  for (const { data } of fonts) expect(data.subarray(0, 4).toString('latin1')).toBe('wOFF');
});

test('a Japanese title needs a few of the hundred files', async () => {
  const { fonts } = await loadFonts('練習問題と解答', 'ja', 400);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.length).toBeLessThan(8);
});

test.each(locales)('the files of every subset for %s exist in both weights', async (locale) => {
  for (const subset of await subsetsFor(locale)) {
    for (const weight of [400, 700] as const) {
      const file = packageFile(subset.family, subsetFile(subset, weight));
      expect(existsSync(file), file).toBe(true);
    }
  }
});

test('leaves out what no font holds, as the drawing library would ask the network for it', async () => {
  expect(await drawable('Free 🎈 文', 'en')).toBe('Free  ');
  expect(await drawable('文', 'zh')).toBe('文');
});
