import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listen } from '@/tests/doubles/http/loopback-server';
import { limitRequestTime } from './request-time';

const limitMs = 100;
limitRequestTime(limitMs);

const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';

/** All that comes back for a message whose parts are sent as they are, while the connection lasts. */
async function exchange(origin: string, ...parts: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  return text(socket);
}

it.each(['Content-Length: 9\r\n\r\nabc', 'Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n'])(
  'a body that does not arrive ends its connection: %j',
  async (body) => {
    const origin = await listen((request, response) => {
      request.on('error', () => undefined);
      void text(request).then(
        (all) => response.end(all),
        () => undefined,
      );
    });
    const started = performance.now();
    expect(await exchange(origin, head, body)).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - started).toBeGreaterThan(limitMs * 0.9);
  },
);

it.each([`exam/${'A'.repeat(22)}/recording?seq=1`, 'correction/recording'])(
  'a recording may take four times as long: %s',
  async (call) => {
    const origin = await listen((request) => {
      request.on('error', () => undefined);
      request.resume();
    });
    const started = performance.now();
    const large = head.replace('/ ', `/api/v1/${call} `);
    expect(await exchange(origin, large, 'Content-Length: 9\r\n\r\nabc')).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - started).toBeGreaterThan(limitMs * 3.6);
  },
);

it('an answer that was begun is only cut off', async () => {
  const origin = await listen((request, response) => {
    request.on('error', () => undefined);
    response.writeHead(200).write('begun');
  });
  const answer = await exchange(origin, head, 'Content-Length: 9\r\n\r\nabc');
  expect(answer).toContain('begun');
  expect(answer).not.toContain('408');
});

it('an answer may take its time once the body is there, or where there is none', async () => {
  const origin = await listen((request, response) => {
    request.resume();
    void wait(limitMs * 2).then(() => response.end('done'));
  });
  expect(await exchange(origin, head, 'Content-Length: 3\r\n\r\nabc')).toMatch(/done/);
  expect(await exchange(origin, head, '\r\n')).toMatch(/done/);
});
