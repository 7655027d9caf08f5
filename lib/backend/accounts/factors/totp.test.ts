import { expect, it } from 'vitest';
import { appAddress, base32, codeAt, stepAt, stepOf } from './totp';

const rfcSecret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B.
it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('shows at second %d the code of the RFC, %s', (second, code) => {
  expect(codeAt(rfcSecret, stepAt(second * 1000), 8)).toBe(code);
});

// RFC 4226, appendix D.
it('shows six digits as the RFC has them', () => {
  expect([0, 1, 2, 9].map((step) => codeAt(rfcSecret, step))).toEqual([
    '755224',
    '287082',
    '359152',
    '520489',
  ]);
});

it('takes the code of the step, the one before and the one after, and no other', () => {
  const now = 1_700_000_000_000;
  const step = stepAt(now);
  const taken = [-2, -1, 0, 1, 2].map((away) => stepOf(rfcSecret, codeAt(rfcSecret, step + away), now));
  expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined]);
  for (const odd of ['', '12345', '1234567', '１２３４５６', 'abcdef'])
    expect(stepOf(rfcSecret, odd, now)).toBeUndefined();
});

// RFC 4648, section 10.
it.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j as %s', (plain, written) => {
  expect(base32(Buffer.from(plain))).toBe(written);
});

it('gives apps an address with nothing in it that they could read otherwise', () => {
  const address = appAddress({ secret: 'MZXW6', account: 'a+b&c@example.com', issuer: 'Our Brand' });
  expect(address).toBe('otpauth://totp/Our%20Brand:a%2Bb%26c%40example.com?secret=MZXW6&issuer=Our%20Brand');
});
