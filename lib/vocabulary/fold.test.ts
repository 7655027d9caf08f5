import { expect, it } from 'vitest';
import { fold } from './fold';

it.each([
  ['Élève ', 'eleve'],
  ['ÜBER', 'uber'],
  ['Işık', 'isik'],
  ['İstanbul', 'istanbul'],
  ['cross-legged', 'cross legged'],
  ['o’clock', "o'clock"],
  ['  keep   up\nwith', 'keep up with'],
  ['ｓｋｉｍ', 'skim'],
])('%j is looked for as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('signs that make another letter of other scripts stay', () => {
  expect(fold('ที่')).not.toBe(fold('ทา'));
  expect(fold('が')).not.toBe(fold('か'));
  expect(fold('한국')).toContain(fold('한'));
});
