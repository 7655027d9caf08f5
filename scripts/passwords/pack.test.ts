import { expect, it } from 'vitest';
import { pack, wordsOf } from './pack.mjs';

it('keeps of a list what a new password is compared with, in the order of use', () => {
  expect(wordsOf('123456\npassword\r\nPassword\nabc\nlove\n12345678\nlov3\nｌｏｖｅｌｙ\n')).toEqual([
    'password',
    'love',
    '12345678',
    'lovely',
  ]);
  expect(pack(['password', 'love', 'love']).readUInt32BE(0)).toBe(2);
});
