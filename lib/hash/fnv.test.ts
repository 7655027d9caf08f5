import { expect, it } from 'vitest';
import { fnv1a } from './fnv';

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('gives “%s” the number that RFC 9923 gives it', (text, number) => {
  expect(fnv1a(text)).toBe(number);
});

it('gives another number from another start', () => {
  expect(fnv1a('foobar', 0x9747b28c)).not.toBe(fnv1a('foobar'));
  expect(fnv1a('', 0x9747b28c)).toBe(0x9747b28c);
});
