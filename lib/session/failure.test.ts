import { describe, expect, it } from 'vitest';
import { clockTime, failureOf, newPasswordErrorOf } from './failure';

describe('failureOf', () => {
  it.each([
    [{ status: 400, code: 'bad_credentials' }, 'badCredentials'],
    [{ status: 502, code: 'api_unreachable' }, 'network'],
    [{ code: 'timeout' }, 'timeout'],
    [{ status: 500 }, 'server'],
    [{ status: 429 }, 'slowDownLater'],
    [new Error('anything'), 'server'],
    [undefined, 'server'],
    [{ code: 'toString' }, 'server'],
  ])('reads %j as %s', (error, key) => {
    expect(failureOf(error).key).toBe(key);
  });

  it('keeps how long to wait', () => {
    expect(failureOf({ status: 429, retryAfterMs: 42_000 })).toEqual({ key: 'slowDown', waitMs: 42_000 });
  });
});

describe('newPasswordErrorOf', () => {
  it.each([
    [{ status: 422, code: 'common_password' }, 'passwordCommon'],
    [{ status: 422, code: 'personal_password' }, 'passwordPersonal'],
    [{ status: 422, code: 'invalid' }, undefined],
    [{ code: 'toString' }, undefined],
    [undefined, undefined],
  ])('reads %j as %s', (error, key) => {
    expect(newPasswordErrorOf(error)).toBe(key);
  });
});

describe('clockTime', () => {
  it('never rounds a wait down', () => {
    expect(clockTime(59_001)).toBe('1:00');
    expect(clockTime(900)).toBe('0:01');
    expect(clockTime(-5)).toBe('0:00');
  });
});
