import { describe, expect, it } from 'vitest';
import { calls } from '../api/contract/calls';
import { googleLogin, googleOrigin } from './payload';

const identity = { email: 'ana@example.com', picture: 'https://pictures.example/ana.png', name: 'Ana' };
const cookies: Record<string, string> = { _fbc: 'fb.1.1.click', _fbp: 'fb.1.1.browser' };
const none = () => undefined;

describe('googleLogin', () => {
  it('carries what the spec lists, and the proof', () => {
    const origin = googleOrigin({ channel: 'spring', invite_code: 'friend' }, (name) => cookies[name]);
    const body = googleLogin(identity, { credential: 'a.b.c' }, origin);
    expect(body).toEqual({
      channel: 'spring-1',
      invite_code: 'friend',
      email: 'ana@example.com',
      avatar: 'https://pictures.example/ana.png',
      nickname: 'Ana',
      google: true,
      type: 'pc',
      fbc: 'fb.1.1.click',
      fbp: 'fb.1.1.browser',
      credential: 'a.b.c',
    });
    expect(calls.login.request.body.safeParse(body).success).toBe(true);
  });

  it('takes an access token as proof, and leaves out what is not known', () => {
    const body = googleLogin({ ...identity, picture: null, name: null }, { access_token: 't' }, {});
    expect(body).toEqual({
      email: 'ana@example.com',
      avatar: null,
      nickname: null,
      google: true,
      type: 'pc',
      access_token: 't',
    });
    expect(calls.login.request.body.safeParse(body).success).toBe(true);
  });
});

describe('googleOrigin', () => {
  it('gives no channel where none is stored', () => {
    expect(googleOrigin({}, none)).toEqual({});
  });

  it('keeps to the lengths of the contract', () => {
    const { channel } = googleOrigin({ channel: 'x'.repeat(100) }, none);
    expect(channel).toBe(`${'x'.repeat(98)}-1`);
    expect(googleOrigin({}, () => 'y'.repeat(501))).toEqual({});
  });
});
