import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  askForCode,
  password,
  receiveCode,
  receiveTicket,
  registerFrom,
  registerUser,
  tryCode,
  wrong,
} from '@/tests/doubles/backend/accounts';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { rules } from './rules';

const email = 'ada@example.com';
const from = (network: string) => ({ 'x-forwarded-for': network });

function login(site: TestBackend, attempt: string, network: string, address = email) {
  const body = { email: address, password: attempt, type: 'pc' };
  return site.call('/common/login', { body, headers: from(network) });
}

describeOnBothDatabases('guessing and flooding', (prepare) => {
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

  it('slows down the guessing of a password from ever new networks, ever more, without shutting anybody out', async () => {
    const site = await testBackend(await prepare());
    const attempts = await Promise.all(
      Array.from({ length: 100 }, (_, guess) => login(site, 'guess', `198.51.100.${guess}`)),
    );
    expect(attempts.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 400));
    for (const [tries, seconds] of [
      [100, 60],
      [300, 300],
      [1000, 900],
    ] as const) {
      await site.backend.deps.db
        .updateTable('rate_limits')
        .set({ points: tries })
        .where('key', 'like', `${rules.loginPerAddress.name}:%`)
        .execute();
      const network = `192.0.2.${seconds / 60}`;
      expect((await login(site, 'guess', network)).status).toBe(400);
      const slowed = await login(site, 'guess', network);
      expect(slowed).toMatchObject({ status: 429, body: { code: 'slow_down' } });
      expect(slowed.headers.get('retry-after')).toBe(String(seconds));
      site.pass(seconds * 1000);
      expect((await login(site, 'guess', network)).status).toBe(400);
    }
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

  it('gives strangers fifty guesses at the codes of an address a day, and leaves each code its first try', async () => {
    const site = await testBackend(await prepare());
    const statuses: number[] = [];
    for (let mail = 0; mail < 40; mail += 1) {
      const received = await receiveCode(site, email, 'register', from(`198.51.100.${mail}`));
      for (let guess = 0; guess < 8; guess += 1) {
        const anywhere = from(`192.0.2.${(mail + guess) % 250}`);
        statuses.push((await tryCode(site, wrong(received), anywhere)).status);
      }
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 * 8 - 50);
    await registerFrom(site, email, from('203.0.113.1'));
  });

  it('counts the tries of an owner at a place she has signed in from for themselves', async () => {
    const site = await testBackend(await prepare());
    const home = from('203.0.113.1');
    await registerFrom(site, email, home);
    for (let mail = 0; mail < 5; mail += 1) {
      const received = await receiveCode(site, email, 'reset', from(`198.51.100.${mail}`));
      for (let guess = 0; guess < 5; guess += 1) await tryCode(site, wrong(received), from('192.0.2.1'));
    }
    const received = await receiveCode(site, email, 'reset', home);
    for (let guess = 0; guess < 4; guess += 1) {
      expect((await tryCode(site, wrong(received), home)).status).toBe(400);
    }
    expect((await tryCode(site, received, home)).status).toBe(200);
  });

  it('asks no more of a new network than five codes a day for an address', async () => {
    const site = await testBackend(await prepare());
    const stranger = from('192.0.2.1');
    for (let mail = 0; mail < 5; mail += 1) await receiveCode(site, email, 'register', stranger);
    site.pass(61_000);
    const refused = await askForCode(site, email, 'register', stranger);
    expect(refused.status).toBe(429);
    // Of the rules that are full the one that lasts longest answers: a day since the first code, not a minute.
    expect(refused.headers.get('retry-after')).toBe(String(24 * 3600 - 5 * 61));
  });

  it('mails an address forty codes a day and one held back, whoever asks; above it the same answer comes, and its challenge fits no code', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, email);
    const mails = async () => (await readdir(join(site.backend.deps.settings.DATA_DIR, 'mail'))).length;
    const before = await mails();
    const answers = [];
    for (let asked = 0; asked < 60; asked += 1) {
      answers.push(await askForCode(site, email, 'reset', from(`192.0.2.${asked}`)));
    }
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
    for (const { body } of answers) expect(body).toEqual({ data: { challenge: expect.any(String) } });
    // One was the registration's.
    expect((await mails()) - before).toBe(39 + 1);
    const { challenge = '' } = answers.at(-1)?.body.data ?? {};
    const guess = { email, scene: 'reset', code: '123456', challenge } as const;
    for (let tries = 0; tries < 5; tries += 1) expect((await tryCode(site, guess)).status).toBe(400);
    expect((await tryCode(site, guess)).status).toBe(429);
  });

  it('warns once when codes are mailed in masses, and refuses nobody for it', async () => {
    const site = await testBackend(await prepare());
    const { limiter } = site.backend.deps;
    for (let mail = 0; mail < 999; mail += 1) await limiter.count(rules.codeInAll, '');
    for (let user = 0; user < 4; user += 1) {
      expect((await askForCode(site, `user${user}@example.com`, 'register')).status).toBe(200);
      expect(await site.mailTo(`user${user}@example.com`)).toBeDefined();
    }
    const warnings = site.logged.filter((line) => line.includes('mailed in masses'));
    expect(warnings.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 40, limit: 'code-all' },
    ]);
  });

  it('counts nothing of a request that it refuses', async () => {
    const site = await testBackend(await prepare());
    const counters = () =>
      site.backend.deps.db.selectFrom('rate_limits').selectAll().orderBy('key').execute();
    await askForCode(site, email, 'register');
    const before = await counters();
    expect((await askForCode(site, email, 'register')).status).toBe(429);
    expect(await counters()).toEqual(before);
  });

  it('sends one code per address, asker and minute', async () => {
    const site = await testBackend(await prepare());
    const ask = () => askForCode(site, email, 'register');
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    site.pass(20_000);
    expect((await ask()).headers.get('retry-after')).toBe('40');
    expect((await askForCode(site, email, 'register', from('192.0.2.9'))).status).toBe(200);
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
