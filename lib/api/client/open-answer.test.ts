import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { memberCalls } from '../contract/tables/member-calls';
import { json, loopbackServer } from '@/tests/doubles/http/loopback-server';
import { signal as gate } from '@/tests/doubles/http/signal';
import { createClient } from './create-client';

const input = { body: { mode: 'standard', model: 'm', text: 'Why?', locale: 'en' } } as const;

async function clientOf(answer: (response: ServerResponse) => void, reports: unknown[] = []) {
  const { origin, arrivals } = await loopbackServer(answer);
  const client = createClient({
    table: memberCalls,
    baseUrl: origin,
    getToken: () => 'secret',
    onUnauthorized: (...report) => void reports.push(report),
  });
  return { client, arrivals };
}

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );

describe('an answer that comes piece by piece', () => {
  it('can be read as it comes', async () => {
    const firstRead = gate();
    const { client, arrivals } = await clientOf((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write('first');
      void firstRead.fired.then(() => response.end('last'));
    });
    const body = await client.open('askTutor', input);
    const reader = body.getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toBe('first');
    firstRead.fire();
    expect(await next()).toBe('last');
    expect((await reader.read()).done).toBe(true);
    expect(arrivals).toMatchObject([
      { method: 'POST', url: '/tutor/messages', headers: { authorization: 'Bearer secret' } },
    ]);
    expect(JSON.parse(arrivals[0]?.body ?? '')).toEqual(input.body);
  });

  it('is a failure of the contract where it is refused, of which a missing session is told', async () => {
    const reports: unknown[] = [];
    let status = 429;
    const { client } = await clientOf(
      (response) =>
        json(
          response,
          status,
          { message: 'x', code: status === 429 ? 'spent' : 'unauthorized' },
          { 'retry-after': '60' },
        ),
      reports,
    );
    expect(await caught(client.open('askTutor', input))).toMatchObject({
      status: 429,
      code: 'spent',
      retryAfterMs: 60_000,
    });
    expect(reports).toEqual([]);
    status = 401;
    expect(await caught(client.open('askTutor', input))).toMatchObject({ status: 401 });
    expect(reports).toEqual([['askTutor', 'secret']]);
  });

  it('is none where something else comes', async () => {
    const { client } = await clientOf((response) => json(response, 200, { data: true }));
    expect(await caught(client.open('askTutor', input))).toMatchObject({ code: 'bad_answer' });
  });

  it('ends with its connection when it is called off, before it begins and while it comes', async () => {
    const gone = [gate(), gate()];
    let count = 0;
    const there = gate();
    const { client } = await clientOf((response) => {
      const mine = gone[count];
      count += 1;
      response.on('close', () => mine?.fire());
      if (count === 1) return there.fire();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('first');
    });
    const early = new AbortController();
    const waiting = caught(client.open('askTutor', input, { signal: early.signal }));
    await there.fired;
    early.abort();
    expect(await waiting).toBe(early.signal.reason);
    await gone[0]?.fired;

    const late = new AbortController();
    const body = await client.open('askTutor', input, { signal: late.signal });
    const reader = body.getReader();
    await reader.read();
    late.abort();
    expect(await caught(reader.read())).toBeInstanceOf(DOMException);
    await gone[1]?.fired;
  });
});
