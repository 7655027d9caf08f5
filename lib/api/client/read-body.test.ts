import { describe, expect, it } from 'vitest';
import { readBody } from './read-body';

const answer = (type: string | undefined, body: BodyInit) => {
  const response = new Response(body, type === undefined ? {} : { headers: { 'content-type': type } });
  if (type === undefined) response.headers.delete('content-type');
  return response;
};

describe('readBody', () => {
  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/problem+json'])(
    'reads %s as JSON',
    async (type) => {
      expect(await readBody(answer(type, '{"a":1}'))).toEqual({
        kind: 'json',
        value: { a: 1 },
        text: '{"a":1}',
      });
    },
  );

  it.each(['text/plain', 'text/html; charset=utf-8', 'TEXT/CSV'])('reads %s as text', async (type) => {
    expect(await readBody(answer(type, '{"a":1}'))).toMatchObject({ kind: 'text', value: '{"a":1}' });
  });

  it.each(['application/pdf', 'image/png', 'application/jsonp'])('reads %s as binary', async (type) => {
    const body = await readBody(answer(type, new Uint8Array([0, 255, 1])));
    expect(body).toMatchObject({ kind: 'binary', text: '' });
    expect(body.kind === 'binary' && new Uint8Array(await body.value.arrayBuffer())).toEqual(
      new Uint8Array([0, 255, 1]),
    );
  });

  it('reads an untyped body as binary, and shows it as text in an error', async () => {
    expect(await readBody(answer(undefined, 'Bad gateway'))).toMatchObject({
      kind: 'binary',
      text: 'Bad gateway',
    });
  });

  it('keeps the text of JSON that is none', async () => {
    expect(await readBody(answer('application/json', '<html>'))).toMatchObject({
      kind: 'unreadable',
      text: '<html>',
    });
  });

  it('opens sealed JSON with the given key', async () => {
    const body = await readBody(answer('application/jose', 'sealed'), async (text) =>
      JSON.stringify({ opened: text }),
    );
    expect(body).toMatchObject({ kind: 'json', value: { opened: 'sealed' } });
  });

  it('shows nothing of a seal it cannot open', async () => {
    expect(await readBody(answer('application/jose', 'sealed'))).toMatchObject({
      kind: 'unreadable',
      text: '',
    });
    const refusing = () => Promise.reject(new Error('wrong key'));
    expect(await readBody(answer('application/jose', 'sealed'), refusing)).toMatchObject({
      kind: 'unreadable',
      text: '',
    });
  });
});
