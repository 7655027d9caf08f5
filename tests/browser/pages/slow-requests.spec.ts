import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '../../support/test';

test('a request whose body does not arrive is ended, and the site goes on', async ({
  request,
  startSite,
}) => {
  const { origin } = await startSite({ REQUEST_TIMEOUT_MS: '1000' });
  const port = Number(new URL(origin).port);
  const started = Date.now();
  const answers = await Promise.all(
    ['/api/v1/common/login', '/de/courses', '/robots.txt', '/og/en/home.png'].map(async (path) => {
      const socket = connect(port, 'localhost');
      socket.on('error', () => undefined);
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"e`,
      );
      return (await text(socket)).split('\r\n', 1)[0];
    }),
  );
  expect(Date.now() - started).toBeLessThan(5_000);
  expect(answers[0]).toBe('HTTP/1.1 408 Request Timeout');
  expect((await request.get(`${origin}/api/v1/health`)).status()).toBe(200);
});
