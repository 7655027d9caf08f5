import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { otherCode, password, receiveCode, receiveTicket, registerUser } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { testBackend, type TestBackend } from '../testing/test-backend';

const email = 'ada@example.com';
const from = (network: string) => ({ 'x-forwarded-for': network });

function login(site: TestBackend, attempt: string, network: string, address = email) {
  const body = { email: address, password: attempt, type: 'pc' };
  return site.call('/common/login', { body, headers: from(network) });
}

describeOnDatabases('guessing and flooding', (prepare) => {
  it('stops the guessing of a password from one network, not the owner elsewhere', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, email);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await login(site, `guess ${guess}`, '192.0.2.1')).status).toBe(400);
    }
    const stopped = await login(site, password, '192.0.2.1');
    expect(stopped).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    expect(stopped.headers.get('retry-after')).toBe('900');
    expect((await login(site, password, '192.0.2.2')).status).toBe(200);
    site.pass(15 * 60_000);
    expect((await login(site, password, '192.0.2.1')).status).toBe(200);
  });

  it('stops the guessing of a password from ever new networks', async () => {
    const site = await testBackend(await prepare());
    const attempts = await Promise.all(
      Array.from({ length: 110 }, (_, guess) => login(site, 'guess', `198.51.100.${guess}`)),
    );
    expect(attempts.filter(({ status }) => status === 400)).toHaveLength(100);
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('stops the trying of one password on many accounts', async () => {
    const site = await testBackend(await prepare());
    const attempts = await Promise.all(
      Array.from({ length: 105 }, (_, user) => login(site, 'guess', '192.0.2.1', `user${user}@example.com`)),
    );
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('counts one visitor by the last entry of X-Forwarded-For, which the visitor cannot write', async () => {
    const site = await testBackend(await prepare());
    const attempts = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => login(site, 'guess', `10.0.0.${guess}, 192.0.2.1`)),
    );
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('gives fifty guesses at codes a day', async () => {
    const site = await testBackend(await prepare());
    let guesses = 0;
    for (let mail = 0; mail < 10; mail += 1) {
      const code = await receiveCode(site, email, 'reset').catch(() => '000000');
      const verify = (attempt: string, network: string) =>
        site.call('/common/sesCodeVerify', {
          body: { email, code: attempt, scene: 'reset' },
          headers: from(network),
        });
      const tries = await Promise.all(
        Array.from({ length: 8 }, (_, guess) => verify(otherCode(code), `192.0.2.${10 * mail + guess}`)),
      );
      guesses += tries.filter(({ status }) => status === 400).length;
    }
    expect(guesses).toBe(50);
    site.pass(61_000);
    const body = { email, scene: 'reset', locale: 'en' };
    expect((await site.call('/common/sesCode', { body, headers: from('192.0.2.250') })).status).toBe(429);
  });

  it('sends one code per address and minute', async () => {
    const site = await testBackend(await prepare());
    const ask = () => site.call('/common/sesCode', { body: { email, scene: 'register', locale: 'en' } });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    site.pass(20_000);
    expect((await ask()).headers.get('retry-after')).toBe('40');
    site.pass(40_000);
    expect((await ask()).status).toBe(200);
  });

  it('stops one visitor from mailing the world', async () => {
    const site = await testBackend(await prepare());
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, user) =>
        site.call('/common/sesCode', {
          body: { email: `user${user}@example.com`, scene: 'register', locale: 'en' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await readdir(join(site.backend.deps.settings.DATA_DIR, 'mail'))).toHaveLength(20);
  });

  it('keeps no address and no network in the counters', async () => {
    const site = await testBackend(await prepare());
    await login(site, 'guess', '192.0.2.1');
    const counters = await site.backend.deps.db.selectFrom('rate_limits').selectAll().execute();
    expect(counters).toHaveLength(3);
    expect(JSON.stringify(counters)).not.toMatch(/ada|192\.0/);
  });

  it('takes a ticket once, for its own address and scene', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, 'bob@example.com');
    const ticket = await receiveTicket(site, email, 'register');
    const register = (address: string) =>
      site.call('/common/register', {
        body: { email: address, password, nickname: 'Eve', ticket, type: 'pc' },
      });
    const reset = (address: string) =>
      site.call('/common/findPassword', { body: { email: address, password, ticket } });
    const before = await site.snapshot();
    for (const refused of [
      await register('eve@example.com'),
      await reset(email),
      await reset('bob@example.com'),
    ]) {
      expect(refused).toMatchObject({ status: 400, body: { code: 'bad_ticket' } });
    }
    expect(await site.snapshot()).toEqual(before);
    expect((await register(email)).status).toBe(200);
    expect(await register(email)).toMatchObject({ status: 400, body: { code: 'bad_ticket' } });
  });
});
