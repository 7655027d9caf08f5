import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls';
import { ApiError } from '../errors';
import { readAnswer } from './read-answer';

const answer = (status: number, type: string, body: string, init: ResponseInit = {}) =>
  new Response(body, { status, ...init, headers: { 'content-type': type, ...init.headers } });
const json = (status: number, body: unknown, init?: ResponseInit) =>
  answer(status, 'application/json', JSON.stringify(body), init);

/** The error a logout with this answer ends in. */
const failed = async (response: Response): Promise<ApiError> => {
  const error: unknown = await readAnswer(calls.logout, response).catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('Not an ApiError', { cause: error });
};

describe('a success', () => {
  it('is its data', async () => {
    expect(await readAnswer(calls.logout, json(200, { data: true }))).toBe(true);
    expect(await readAnswer(calls.logout, json(200, { data: true, err: null, more: 1 }))).toBe(true);
  });

  it('with an err is a soft failure, whatever form the err has', async () => {
    expect(await failed(json(200, { data: null, err: 'No thanks' }))).toMatchObject({
      soft: true,
      status: 200,
      message: 'No thanks',
    });
    expect(await failed(json(200, { data: true, err: { code: 'later', message: 'Later' } }))).toMatchObject({
      soft: true,
      code: 'later',
      message: 'Later',
    });
    for (const err of [1, 0, false, '', {}, []]) {
      expect(await failed(json(200, { data: true, err }))).toMatchObject({
        soft: true,
        message: 'The request failed',
      });
    }
  });

  it.each([
    ['an array for an envelope', json(200, [])],
    ['no data', json(200, {})],
    ['other data than the contract says', json(200, { data: { id: 1 } })],
    ['a page', answer(200, 'text/html', '<!doctype html><p>Welcome to the hotel network')],
    ['JSON that is none', answer(200, 'application/json', '{"data":')],
    ['nothing', answer(200, 'application/json', '')],
    ['bytes', answer(200, 'application/octet-stream', '\0')],
    ['a seal without a key', answer(200, 'application/jose', 'a.b.c.d.e')],
  ])('with %s is a plain error', async (_, response) => {
    const error = await failed(response);
    expect(error).toMatchObject({
      status: 200,
      code: 'bad_answer',
      message: 'The answer of the API cannot be read',
    });
  });
});

describe('the words of the API alone', () => {
  it.each([
    ['a message without a code', json(400, { message: 'No' }), 'No'],
    [
      'a message with a code of another API',
      json(409, { message: 'Sold out', code: 'sold_out' }),
      'Sold out',
    ],
    ['plain text', answer(500, 'text/plain', 'Closed today'), 'Closed today'],
    ['the status text', answer(503, 'text/plain', '', { statusText: 'Busy' }), 'Busy'],
    ['a soft failure', json(200, { data: null, err: 'No thanks' }), 'No thanks'],
    [
      'no word of a code that the contract knows',
      json(404, { message: 'No', code: 'unknown_plan' }),
      undefined,
    ],
    ['nor where it is soft', json(200, { data: 1, err: { message: 'No', code: 'unknown_plan' } }), undefined],
    ['nothing of an answer without words', answer(500, 'text/plain', ''), undefined],
    ['nothing of a soft failure without words', json(200, { data: 1, err: 1 }), undefined],
    ['nothing of an answer that cannot be read', json(200, []), undefined],
  ])('are %s', async (_, response, said) => {
    expect((await failed(response)).said).toBe(said);
  });
});

describe('a failure', () => {
  it("has the body's message, code and fields", async () => {
    const body = { message: 'Taken', code: 'email_taken', fields: { email: 'Taken' } };
    expect(await failed(json(409, body))).toMatchObject({ status: 409, ...body, soft: false });
  });

  it('keeps the message though other parts have a wrong type', async () => {
    const error = await failed(json(400, { message: 'No', code: 7, fields: [] }));
    expect(error).toMatchObject({ message: 'No', code: undefined, fields: undefined });
  });

  it.each([
    ['JSON without a message: its text', json(500, { error: 'x' }), '{"error":"x"}'],
    ['an empty message: its text', json(500, { message: '' }), '{"message":""}'],
    ['broken JSON: its text', answer(500, 'application/json', '{oops'), '{oops'],
    ['a page: its text', answer(502, 'text/html', '<h1>Bad Gateway</h1>'), '<h1>Bad Gateway</h1>'],
    ['blank text: the status text', answer(503, 'text/plain', ' \n', { statusText: 'Busy' }), 'Busy'],
    ['bytes: the status text', answer(500, 'image/png', '\0', { statusText: 'Oh' }), 'Oh'],
    ['a seal: the status text', answer(500, 'application/jose', 'a.b', { statusText: 'Oh' }), 'Oh'],
    ['nothing over HTTP/2, which has no status text: the status', answer(500, 'text/plain', ''), 'HTTP 500'],
  ])('with %s', async (_, response, message) => {
    const error = await failed(response);
    expect(error).toMatchObject({ status: response.status, message });
  });

  it('says how long to wait', async () => {
    const headers = { 'retry-after': '60' };
    expect(await failed(json(429, { message: 'Slow down', code: 'slow_down' }, { headers }))).toMatchObject({
      code: 'slow_down',
      retryAfterMs: 60_000,
    });
  });

  it('keeps its status when the body breaks off', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    const response = new Response(broken, { status: 401, headers: { 'content-type': 'application/json' } });
    expect(await failed(response)).toMatchObject({ status: 401 });
  });

  it('is also an answer outside 2xx that is no error by number', async () => {
    expect(await failed(new Response(null, { status: 304 }))).toMatchObject({
      status: 304,
      message: 'HTTP 304',
    });
  });
});
