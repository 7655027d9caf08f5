import { expect, it } from 'vitest';
import { fill } from './fill';

it('puts in each value wherever its name stands', () => {
  expect(fill('{done} of {total}: {done}', { done: 3, total: '15' })).toBe('3 of 15: 3');
});

it('puts in a value as it is: neither a dollar sign nor a name in braces means anything in it', () => {
  const email = "a$$b$&$'@example.com";
  expect(fill('We sent it to {email}.', { email })).toBe(`We sent it to ${email}.`);
  expect(fill('{offer}: {price}', { offer: '{price}', price: 'US$9' })).toBe('{price}: US$9');
});

it('leaves a name without a value, also one that every object has', () => {
  expect(fill('{days} {other} {constructor} {toString}', { days: 14 })).toBe(
    '14 {other} {constructor} {toString}',
  );
});
