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
  ['tel:+19005550100, skype:eve?call or TEL:1', '[…] […] or […]'],
  ['open 1.2.3.4/login or 10.0.0.1, version 1.2.3', 'open […] or […], version 1.2.3'],
  ['evil。com and evil．example/x', '[…] and […]'],
  ['我付了两次。请退款。谢谢', '我付了两次。请退款。谢谢'],
  ['..evil.example ...and so on...', '[…] ...and so on...'],
])('%j', (message, expected) => {
  expect(withoutLinks(message)).toBe(expected);
});

it('takes as long for each character of a long message as of a short one', () => {
  const parts = ['a.', 'a', 'a@', '-', 'a://', 'www.', '漢', 'a。', '1.', 'tel:', '.'];
  const timed = (length: number) => {
    const messages = parts.map((part) => part.repeat(length).slice(0, length));
    const started = performance.now();
    for (const message of messages) withoutLinks(message);
    return performance.now() - started;
  };
  timed(2000);
  // Quadratic, thirty times the length takes nine hundred times as long.
  expect(timed(60_000)).toBeLessThan(200 * (timed(2000) + 1));
});

it('marks each line of a quotation once, whatever ends it', () => {
  expect(quoted('one\r\ntwo\nthree\rfour')).toBe('> one\n> two\n> three\n> four');
});
