import { expect, it } from 'vitest';
import { ApiError } from '../api/errors';
import { parseCredential } from './credential';
import { googleFailureOf } from './failure';

const thrownBy = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

it.each([
  [thrownBy(() => parseCredential('a.b')), 'refused'],
  [new ApiError('', { status: 400, code: 'invalid_jwt' }), 'refused'],
  [new ApiError('', { status: 400, code: 'untrusted_jwt' }), 'refused'],
  [new ApiError('', { status: 429, retryAfterMs: 1000 }), 'slowDown'],
  [new ApiError('', { status: 429 }), 'slowDown'],
  [new ApiError('', { code: 'network' }), 'network'],
  [new ApiError('', { code: 'timeout' }), 'network'],
  [new ApiError('', { status: 500 }), 'failed'],
  [undefined, 'failed'],
])('reads %j as %s', (error, failure) => {
  expect(googleFailureOf(error)).toBe(failure);
});
