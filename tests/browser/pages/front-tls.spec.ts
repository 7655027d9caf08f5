import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { promisify } from 'node:util';
import { expect, test as base } from '@playwright/test';
import { site } from '../../doubles/caches/front-test';
import { nginxPath } from '../../doubles/caches/nginx';
import { startRecommendedFront } from '../../doubles/caches/recommended-front';

/* The front as it ships, with a certificate of its own: what it agrees on, and what stands on the answers that it makes itself. */
base.skip(process.env.FULL !== '1', 'for the tests of a release: FULL=1');

const test = base.extend<object, { port: number }>({
  port: [
    async ({}, provide) => {
      const [program] = nginxPath;
      if (program === undefined) throw new Error("A release is tested with nginx: Debian's package `nginx`.");
      const folder = mkdtempSync(path.join(tmpdir(), 'browser-tests-tls-'));
      const tls = { certificate: path.join(folder, 'own.pem'), key: path.join(folder, 'own.key') };
      const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
      await promisify(execFile)('openssl', ['req', ...options, '-keyout', tls.key, '-out', tls.certificate]);
      const front = await startRecommendedFront(program, site, tls);
      await provide(front.securePort);
      await front.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** What both sides agree on, or why they do not. */
function agreed(port: number, options: ConnectionOptions): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({
      host: 'localhost',
      port,
      servername: 'localhost',
      rejectUnauthorized: false,
      ...options,
    });
    socket.once('secureConnect', () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
      socket.destroy();
    });
    socket.once('error', () => resolve('refused'));
  });
}

function ask(
  port: number,
  address: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      host: 'localhost',
      port,
      path: address,
      method: body ? 'POST' : 'GET',
      headers,
      rejectUnauthorized: false,
      agent: false,
    };
    request(options, (answer) => resolve(answer.resume()))
      .once('error', reject)
      .end(body);
  });
}

test('speaks TLS 1.2 and 1.3 with suites that keep a recorded connection secret', async ({ port }) => {
  expect(await agreed(port, {})).toMatch(/^TLSv1\.3 /);
  expect(await agreed(port, { maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 ECDHE-RSA-.*(?:GCM|POLY1305)/);
  expect(await agreed(port, { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' })).toBe(
    'refused',
  );
  for (const ciphers of ['AES128-SHA', 'AES256-SHA', 'AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA']) {
    expect(await agreed(port, { maxVersion: 'TLSv1.2', ciphers }), ciphers).toBe('refused');
  }
});

test('says once on every answer that TLS is meant, on its own refusals too', async ({ port }) => {
  for (const [address, headers, status] of [
    ['/de/courses', {}, 200],
    ['/api/v1/health', {}, 200],
    ['/api/v1/health', { 'content-length': '3000000' }, 413],
    ['/_next/static/nope.js', {}, 404],
  ] as const) {
    const answer = await ask(port, address, headers);
    expect(answer.statusCode, address).toBe(status);
    const of = (name: string) =>
      answer.rawHeaders.filter((one, at) => at % 2 === 0 && one.toLowerCase() === name);
    expect(of('strict-transport-security'), address).toHaveLength(1);
    expect(of('x-content-type-options'), address).toHaveLength(1);
  }
});

test('lets recordings through, and nothing else that is as large', async ({ port }) => {
  const recording = `/api/v1/exam/${'A'.repeat(22)}/recording?seq=1`;
  for (const [address, size, status] of [
    [recording, 4 * 1024 * 1024, 401],
    [recording, 6 * 1024 * 1024, 413],
    ['/api/v1/correction/recording', 4 * 1024 * 1024, 401],
    ['/api/v1/correction', 2 * 1024 * 1024, 413],
    ['/api/v1/contact', 2 * 1024 * 1024, 413],
  ] as const) {
    const headers = { 'content-type': 'audio/webm', 'content-length': String(size) };
    expect((await ask(port, address, headers, Buffer.alloc(size))).statusCode, address).toBe(status);
  }
});

test('bounds what one visitor may ask', async ({ port }) => {
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => ask(port, '/api/v1/health').catch(() => undefined)),
  );
  const statuses = answers.map((answer) => answer?.statusCode);
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
});
