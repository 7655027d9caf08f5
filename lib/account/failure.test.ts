import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors';
import { clockTime, failureOf, newPasswordErrorOf } from './failure';

describe('failureOf', () => {
  it.each([
    [new ApiError('', { status: 400, code: 'bad_credentials' }), 'badCredentials'],
    [new ApiError('', { status: 502, code: 'api_unreachable' }), 'network'],
    [new ApiError('', { code: 'timeout' }), 'timeout'],
    [new ApiError('', { status: 500 }), 'server'],
    [new ApiError('', { status: 429 }), 'slowDownLater'],
    [new ApiError('', { status: 429, code: 'bad_code' }), 'slowDownLater'],
    [new Error('anything'), 'server'],
    [undefined, 'server'],
    [new ApiError('', { code: 'toString' }), 'server'],
  ])('reads %j as %s', (error, key) => {
    expect(failureOf(error).key).toBe(key);
  });

  it('keeps how long to wait', () => {
    const error = new ApiError('', { status: 429, retryAfterMs: 42_000 });
    expect(failureOf(error)).toEqual({ key: 'slowDown', waitMs: 42_000 });
  });
});

describe('newPasswordErrorOf', () => {
  it.each([
    ['common_password', 'passwordCommon'],
    ['personal_password', 'passwordPersonal'],
    ['invalid', undefined],
    ['toString', undefined],
    [undefined, undefined],
  ])('reads %j as %s', (code, key) => {
    expect(newPasswordErrorOf(new ApiError('', { status: 422, code }))).toBe(key);
  });
});

describe('clockTime', () => {
  it('never rounds a wait down', () => {
    expect(clockTime(59_001)).toBe('1:00');
    expect(clockTime(900)).toBe('0:01');
    expect(clockTime(-5)).toBe('0:00');
  });
});
