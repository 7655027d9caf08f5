import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors';
import { nonceOf, parseCredential } from './credential';

const idToken = (claims: unknown) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('parseCredential', () => {
  it('gives the three parts', () => {
    expect(parseCredential('a.b.c')).toEqual(['a', 'b', 'c']);
  });

  it.each(['', 'a', 'a.b', 'a.b.c.d'])('refuses %j', (credential) => {
    expect(() => parseCredential(credential)).toThrow(
      new ApiError('Invalid JWT format', { code: 'invalid_jwt' }),
    );
  });
});

describe('nonceOf', () => {
  it('reads it beside names in any script', () => {
    expect(nonceOf(idToken({ name: 'Ана 山田 ÿ?>', nonce: 'n-1' }))).toBe('n-1');
  });

  it.each([
    ['claims without one', idToken({ sub: '1' })],
    ['a nonce that is no string', idToken({ nonce: 1 })],
    ['claims that are null', idToken(null)],
    ['what is no base64', 'a.%%%.c'],
    ['what is no JSON', 'a.YWJj.c'],
  ])('finds none in %s', (_, credential) => {
    expect(nonceOf(credential)).toBeUndefined();
  });

  it('refuses a token of two parts', () => {
    expect(() => nonceOf('a.b')).toThrow('Invalid JWT format');
  });
});
