import { expect, it } from 'vitest';
import { googleFailureOf } from './google-failure';

it.each([
  [new Error('Invalid JWT format'), 'refused'],
  [{ status: 400, code: 'invalid_jwt' }, 'refused'],
  [{ status: 400, code: 'untrusted_jwt' }, 'refused'],
  [{ status: 429, retryAfterMs: 1000 }, 'slowDown'],
  [{ status: 429 }, 'slowDown'],
  [{ code: 'network' }, 'network'],
  [{ code: 'timeout' }, 'network'],
  [{ status: 500 }, 'failed'],
  [undefined, 'failed'],
])('reads %j as %s', (error, failure) => {
  expect(googleFailureOf(error)).toBe(failure);
});
