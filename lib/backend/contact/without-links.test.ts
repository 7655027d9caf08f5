import { expect, it } from 'vitest';
import { quoted, withoutLinks } from './without-links';

it.each([
  ['See https://evil.example/a?b=c now', 'See […] now'],
  ['JAVASCRIPT://x www.evil.example!', '[…] […]'],
  ['write to eve@evil.example, please', 'write to […] please'],
  ['evil.example/offer and EVIL.Example', '[…] and […]'],
  ['пример.рф и 例え.テスト', '[…] и […]'],
  [
    'I paid 19.90 on 3.11. and e.g. the 2nd time. Thanks',
    'I paid 19.90 on 3.11. and e.g. the 2nd time. Thanks',
  ],
  ['two\nlines', 'two\nlines'],
])('%j', (message, expected) => {
  expect(withoutLinks(message)).toBe(expected);
});

it('is quick with a message made to be slow', () => {
  const started = performance.now();
  for (const part of ['a.', 'a', 'a@', '-', 'a://', 'www.']) withoutLinks(part.repeat(2000).slice(0, 2000));
  expect(performance.now() - started).toBeLessThan(2000);
});

it('marks each line of a quotation once, whatever ends it', () => {
  expect(quoted('one\r\ntwo\nthree\rfour')).toBe('> one\n> two\n> three\n> four');
});
