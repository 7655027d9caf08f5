import { expect, it } from 'vitest';
import { filledText, gapsOf, splitGaps } from './gaps';

it('splits a text at its damaged words', () => {
  expect(splitGaps('The path was nar{row}.')).toEqual([
    'The path was ',
    { given: 'nar', missing: 'row' },
    '.',
  ]);
  expect(splitGaps('{A} plan')).toEqual([{ given: '', missing: 'A' }, ' plan']);
  expect(splitGaps('Nothing is missing.')).toEqual(['Nothing is missing.']);
  expect(gapsOf('a lib{rary} near t{he} station').map(({ given }) => given)).toEqual(['lib', 't']);
});

it.each(['nar{row', 'nar}row', 'nar{} path', 'nar{ro w}'])('refuses %s', (text) => {
  expect(() => splitGaps(text)).toThrow('Braces');
});

it('gives the whole text', () => {
  expect(filledText('a lib{rary} near t{he} station')).toBe('a library near the station');
});
