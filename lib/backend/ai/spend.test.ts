import { expect, it } from 'vitest';
import { password, registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { purgeExpired } from '../purge';
import { dayEnds, reserveTokens, settleTokens, tokensLeft, tokensOf } from './spend';

const day = 24 * 3_600_000;
const perDay = 10_000;

async function accountOf(site: TestBackend, email = 'ada@example.com') {
  const token = await registerUser(site, email);
  const { db, now } = site.backend.deps;
  const { body } = await site.call<{ id: string }>('/userInfo', { token });
  const account = () => ({ userId: body.data.id, now: now(), perDay });
  return {
    token,
    reserve: (tokens: number) => reserveTokens(db, { ...account(), tokens }),
    left: () => tokensLeft(db, account()),
  };
}

describeOnDatabases('the tokens of an account', (prepare) => {
  it('are reserved before a request and settled by what it used', async () => {
    const site = await testBackend(await prepare());
    const { db } = site.backend.deps;
    const ada = await accountOf(site);
    const bob = await accountOf(site, 'bob@example.com');
    expect(await ada.left()).toBe(perDay);
    const first = await ada.reserve(6000);
    expect(await ada.left()).toBe(4000);
    expect(await ada.reserve(4001)).toBeUndefined();
    if (first) await settleTokens(db, first, 2000);
    expect(await ada.left()).toBe(8000);
    const second = await ada.reserve(8000);
    // A service may have used more than was asked for.
    if (second) await settleTokens(db, second, 9000);
    expect(await ada.left()).toBe(0);
    expect(await ada.reserve(1)).toBeUndefined();
    expect(await bob.left()).toBe(perDay);
  });

  it('are never more than those of a day, also for the first request', async () => {
    const site = await testBackend(await prepare());
    const ada = await accountOf(site);
    expect(await ada.reserve(perDay + 1)).toBeUndefined();
    expect(await ada.left()).toBe(perDay);
    expect(await ada.reserve(perDay)).toBeDefined();
  });

  it('cannot be overspent by requests at once', async () => {
    const site = await testBackend(await prepare());
    const ada = await accountOf(site);
    const reserved = await Promise.all(Array.from({ length: 20 }, () => ada.reserve(3000)));
    expect(reserved.filter((one) => one !== undefined)).toHaveLength(3);
    expect(await ada.left()).toBe(1000);
  });

  it('are there again at midnight of UTC, and a request that began before counts for its own day', async () => {
    const site = await testBackend(await prepare());
    const { db, now } = site.backend.deps;
    const ada = await accountOf(site);
    const before = await ada.reserve(perDay);
    const midnight = dayEnds(now());
    expect(new Date(midnight).toISOString()).toBe('2026-01-16T00:00:00.000Z');
    site.pass(midnight - 1 - now());
    expect(await ada.left()).toBe(0);
    site.pass(1);
    expect(await ada.left()).toBe(perDay);
    expect(dayEnds(now())).toBe(midnight + day);
    if (before) await settleTokens(db, before, 500);
    expect(await ada.left()).toBe(perDay);
  });

  it('are forgotten after a day, and with the account', async () => {
    const site = await testBackend(await prepare());
    const { db, now } = site.backend.deps;
    const kept = () => db.selectFrom('ai_usage').select('day').orderBy('day').execute();
    const ada = await accountOf(site);
    await ada.reserve(100);
    site.pass(day);
    const reservation = await ada.reserve(100);
    await purgeExpired(db, now());
    expect(await kept()).toEqual([{ day: '2026-01-15' }, { day: '2026-01-16' }]);
    await purgeExpired(db, now() + day);
    expect(await kept()).toEqual([{ day: '2026-01-16' }]);
    const body = { confirm: 'ada@example.com', password };
    const login = await site.call<{ token: string }>('/common/login', {
      body: { email: 'ada@example.com', password, type: 'pc' },
    });
    const { token } = login.body.data;
    expect((await site.call('/account', { method: 'DELETE', token, body })).status).toBe(200);
    if (reservation) await settleTokens(db, reservation, 50);
    expect(await kept()).toEqual([]);
  });
});

it('takes three bytes for a token, and never too few for a text of any script', () => {
  const message = (content: string) => [{ role: 'user' as const, content }];
  expect(tokensOf(message('a'.repeat(300)))).toBe(108);
  expect(tokensOf(message('日'.repeat(100)))).toBe(108);
  expect(tokensOf([...message('a'), ...message('b')])).toBe(18);
});
