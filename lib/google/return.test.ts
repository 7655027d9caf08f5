import { describe, expect, it } from 'vitest';
import { newStart, startAddress } from './redirect';
import { judgeReturn } from './return';

const started = newStart('de', '/de/pricing');
const idToken = (nonce: string) =>
  ['{}', JSON.stringify({ nonce }), 's'].map((part) => Buffer.from(part).toString('base64url')).join('.');
const credential = idToken(started.nonce);
const judge = (sent: Record<string, string>, start: typeof started | undefined = started) =>
  judgeReturn('', `#${new URLSearchParams(sent)}`, start);

describe('startAddress', () => {
  it('asks for an ID token, bound to this tab by state and nonce', () => {
    const address = new URL(startAddress('client-1', 'https://site.example', started));
    expect(address.origin + address.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'client-1',
      redirect_uri: 'https://site.example/oauth',
      response_type: 'id_token',
      state: started.state,
      nonce: started.nonce,
    });
    expect(started.state).toMatch(/^[0-9a-f]{64}$/);
    expect(newStart('de', '/').state).not.toBe(started.state);
  });
});

describe('judgeReturn', () => {
  it('finds nothing on a page that was opened directly', () => {
    expect(judgeReturn('', '', undefined)).toEqual({ kind: 'none' });
    expect(judgeReturn('?utm_source=mail', '#top', started)).toEqual({ kind: 'none' });
  });

  it('takes tokens from the fragment and from the query', () => {
    const { state } = started;
    expect(judge({ id_token: credential, state })).toEqual({ kind: 'credential', credential });
    expect(judge({ access_token: 't', state })).toEqual({ kind: 'accessToken', accessToken: 't' });
    expect(judgeReturn(`?access_token=t&state=${state}`, '', started)).toMatchObject({ accessToken: 't' });
  });

  it('prefers the ID token, whose nonce is checked', () => {
    const { state } = started;
    expect(judge({ id_token: credential, access_token: 't', state })).toMatchObject({ kind: 'credential' });
  });

  it.each([
    ['without a start', { access_token: 't', state: started.state }, undefined],
    ['with another state', { access_token: 't', state: 'x' }, started],
    ['without a state', { id_token: credential }, started],
    ['with the nonce of another sign-in', { id_token: idToken('other'), state: started.state }, started],
    ['without a nonce', { id_token: 'a.e30.c', state: started.state }, started],
  ])('refuses a token %s', (_, sent, start) => {
    const hash = `#${new URLSearchParams(sent as Record<string, string>)}`;
    expect(judgeReturn('', hash, start)).toEqual({ kind: 'failed', reason: 'state' });
  });

  it('refuses an ID token of two parts', () => {
    expect(judge({ id_token: 'a.b', state: started.state })).toEqual({ kind: 'failed', reason: 'refused' });
  });

  it('says what the other service said', () => {
    expect(judge({ error: 'access_denied' })).toEqual({ kind: 'failed', reason: 'cancelled' });
    expect(judge({ error: 'server_error', id_token: credential, state: started.state })).toEqual({
      kind: 'failed',
      reason: 'refused',
    });
  });

  it('has no use for a code', () => {
    expect(judgeReturn('?code=4/abc&state=x', '', undefined)).toEqual({
      kind: 'failed',
      reason: 'unsupported',
    });
  });
});
