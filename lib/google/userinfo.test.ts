import { describe, expect, it } from 'vitest';
import { askUserinfo } from './userinfo';

const answering = (status: number, body: string) => async () => new Response(body, { status });

describe('askUserinfo', () => {
  it('sends the token to Google only, in a header', async () => {
    const asked: unknown[] = [];
    const identity = await askUserinfo('secret', async (url, init) => {
      asked.push(url, new Headers(init?.headers).get('authorization'), init?.credentials);
      return Response.json({ sub: '1', email: 'ana@example.com', name: 'Ana' });
    });
    expect(identity).toEqual({ email: 'ana@example.com', name: 'Ana', picture: null });
    expect(asked).toEqual(['https://openidconnect.googleapis.com/v1/userinfo', 'Bearer secret', 'omit']);
  });

  it.each([
    ['a refusal', 401, '{"error":"invalid_token"}'],
    ['an answer without an address', 200, '{"sub":"1"}'],
    ['null', 200, 'null'],
    ['a page', 200, '<html>'],
  ])('trusts nobody after %s', async (_, status, body) => {
    await expect(askUserinfo('t', answering(status, body))).rejects.toMatchObject({ code: 'untrusted_jwt' });
  });

  it('tells an outage from a refusal', async () => {
    await expect(askUserinfo('t', answering(503, ''))).rejects.toMatchObject({ code: 'network' });
    const broken = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(askUserinfo('t', broken)).rejects.toMatchObject({ code: 'network' });
  });
});
