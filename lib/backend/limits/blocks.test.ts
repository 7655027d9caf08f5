import { expect, it } from 'vitest';
import { logIn, password, registerFrom } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { beginLogin, secondStep, twoStepAccount } from '@/tests/doubles/backend/factors';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { noArticles } from '../calls/article-index';
import { pseudonym } from '../database/secret';
import { rules } from './rules';

const email = 'ada@example.com';
/** A household's network in the block that one customer can have whole. */
const household = (number: number) => ({ 'x-forwarded-for': `2001:db8:1:${(number << 8).toString(16)}::1` });
const minute = 60_000;

/** A request to every call that counts visitors, but for the second step of a login. */
const requests: readonly (readonly [path: string, body?: object])[] = [
  ['/common/sesCode', { email, scene: 'register', locale: 'en' }],
  ['/common/sesCodeVerify', { email, scene: 'register', code: '000000', challenge: 'x' }],
  ['/common/register', { email, password, nickname: 'Ada', ticket: 'x', type: 'pc' }],
  ['/common/findPassword', { email, password, ticket: 'x' }],
  ['/common/login', { email, password, type: 'pc' }],
  ['/common/google', { credential: 'x', type: 'pc' }],
  ['/common/passkey/start', {}],
  ['/common/article/rate', { path: 'tips/first', rate: 5 }],
  ['/common/visit', { invite: 'x' }],
  ['/contact', { name: 'Ada', email, topic: 'question', message: 'Hello, is there anybody?', locale: 'en' }],
  ['/withdraw', { name: 'Ada', email, purchase: 'The Pro plan', locale: 'en' }],
];

/** The names of all counters, by the rule in front. */
async function counters({ backend }: TestBackend): Promise<string[]> {
  const rows = await backend.deps.db.selectFrom('rate_limits').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

describeOnDatabases('a block of networks', (prepare) => {
  it('counts for itself wherever one of its networks does', async () => {
    const articles = { ...noArticles, has: () => true };
    const site = await testBackend(await prepare(), { articles });
    const twoStep = 'bob@example.com';
    const { wrongCode } = await twoStepAccount(site, twoStep, { 'x-forwarded-for': '192.0.2.1' });
    for (const [path, body] of requests) {
      const { status } = await site.call(path, { body, headers: household(1) });
      expect([200, 400], path).toContain(status);
    }
    const login = await beginLogin(site, twoStep, household(1));
    expect((await secondStep(site, login, wrongCode())).status).toBe(400);
    const { secret } = site.backend.deps;
    const network = pseudonym(secret, '2001:db8:1:100::/56');
    const block = pseudonym(secret, '2001:db8:1::/48');
    const all = await counters(site);
    const own = all.filter((key) => key.includes(network));
    expect(all.filter((key) => key.includes(block)).sort()).toEqual(
      own.map((key) => key.replace(network, block).replace(':', '-block:')).sort(),
    );
    const byVisitor = Object.values(rules).filter(({ name }) => /-(visitor|asker)/.test(name));
    expect(new Set(own.map((key) => key.split(':')[0]))).toEqual(new Set(byVisitor.map(({ name }) => name)));
  });

  it('has four times the guesses at a password that one of its networks has', async () => {
    const site = await testBackend(await prepare());
    await registerFrom(site, email, { 'x-forwarded-for': '192.0.2.1' });
    const statuses: number[] = [];
    for (let network = 0; network < 11; network += 1) {
      for (let guess = 0; guess < 10; guess += 1) {
        statuses.push((await logIn(site, email, `guess ${guess}`, household(network))).status);
      }
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(4 * rules.loginPerAsker.points);
    const refused = await logIn(site, email, password, household(12));
    expect(refused).toMatchObject({ status: 429 });
    const line = JSON.parse(site.logged.at(-1) ?? '{}') as object;
    expect(line).toMatchObject({ limit: 'login-asker-block' });
    const elsewhere = { 'x-forwarded-for': '2001:db8:2::1' };
    expect((await logIn(site, email, password, elsewhere)).status).toBe(200);
  });

  it('cannot be used up by one of its networks, however often that is refused', async () => {
    const site = await testBackend(await prepare());
    const log = (network: number) => site.call('/common/logFbclid?fbclid=x', { headers: household(network) });
    const many = await Promise.all(Array.from({ length: 300 }, () => log(1)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(rules.logPerVisitor.points);
    expect((await log(2)).status).toBe(200);
  });

  it('does not stop an owner who has signed in from her network in it before', async () => {
    const site = await testBackend(await prepare());
    await registerFrom(site, email, household(9));
    for (let network = 0; network < 8; network += 1) {
      for (let guess = 0; guess < 10; guess += 1) await logIn(site, email, 'guess', household(network));
    }
    expect((await logIn(site, email, password, household(8))).status).toBe(429);
    expect((await logIn(site, email, password, household(9))).status).toBe(200);
    site.pass(15 * minute);
    expect((await logIn(site, email, password, household(8))).status).toBe(200);
  });
});
