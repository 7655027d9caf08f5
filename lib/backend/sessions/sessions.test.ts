import { expect, it } from 'vitest';
import type { AccountSession } from '@/lib/api/contract/entities';
import { purgeExpired } from '../purge';
import { password, registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

const email = 'ada@example.com';
const minute = 60_000;
const day = 24 * 60 * minute;
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

async function signIn(site: TestBackend, userAgent = '', address = email): Promise<string> {
  const { body } = await site.call<{ token: string }>('/common/login', {
    body: { email: address, password, type: 'pc' },
    headers: { 'user-agent': userAgent },
  });
  return body.data.token;
}

const statusOf = async (site: TestBackend, token: string) => (await site.call('/userInfo', { token })).status;

describeOnBothDatabases('sessions', (prepare) => {
  it('are listed to their user alone, the last used first, and none by its token', async () => {
    const site = await testBackend(await prepare());
    const first = await registerUser(site, email);
    const bob = await registerUser(site, 'bob@example.com');
    site.pass(10 * minute);
    const second = await signIn(site, windows);
    const list = (token: string) => site.call<AccountSession[]>('/account/sessions', { token });
    const { body } = await list(second);
    expect(body.data).toEqual([
      {
        id: expect.any(String),
        createdAt: '2026-01-15T12:12:02.000Z',
        lastUsedAt: '2026-01-15T12:12:02.000Z',
        device: 'Firefox, Windows',
        current: true,
      },
      {
        id: expect.any(String),
        createdAt: '2026-01-15T12:01:01.000Z',
        lastUsedAt: '2026-01-15T12:01:01.000Z',
        device: null,
        current: false,
      },
    ]);
    const stored = JSON.stringify(await site.snapshot());
    for (const { id } of body.data) expect(stored).not.toContain(id);
    site.pass(5 * minute);
    const seenByFirst = await list(first);
    expect(seenByFirst.body.data.map(({ current }) => current)).toEqual([true, false]);
    expect(seenByFirst.body.data.map(({ id }) => id).sort()).toEqual(body.data.map(({ id }) => id).sort());
    expect((await list(bob)).body.data).toHaveLength(1);
  });

  it('end but for the one that asks, and nobody else’s', async () => {
    const site = await testBackend(await prepare());
    const first = await registerUser(site, email);
    const bob = await registerUser(site, 'bob@example.com');
    const [second, third] = [await signIn(site), await signIn(site)];
    const answer = await site.call('/account/sessions?others=1', { method: 'DELETE', token: second });
    expect(answer).toMatchObject({ status: 200, body: { data: true } });
    expect(await Promise.all([first, second, third, bob].map((token) => statusOf(site, token)))).toEqual([
      401, 200, 401, 200,
    ]);
    expect((await site.call('/account/sessions', { token: first })).status).toBe(401);
  });

  it('end after 30 days without use', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    site.pass(30 * day - 1);
    expect(await statusOf(site, token)).toBe(200);
    site.pass(30 * day);
    expect(await statusOf(site, token)).toBe(401);
    const other = await signIn(site);
    const { body } = await site.call<AccountSession[]>('/account/sessions', { token: other });
    expect(body.data).toHaveLength(1);
    const { db, now } = site.backend.deps;
    expect((await site.snapshot()).sessions).toHaveLength(2);
    await purgeExpired(db, now());
    expect((await site.snapshot()).sessions).toHaveLength(1);
  });

  it('are written to at most every five minutes', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const writes = async () => {
      site.statements();
      expect(await statusOf(site, token)).toBe(200);
      return site.statements().filter((statement) => statement.startsWith('update')).length;
    };
    expect(await writes()).toBe(0);
    site.pass(5 * minute - 1);
    expect(await writes()).toBe(0);
    site.pass(1);
    expect(await writes()).toBe(1);
    expect(await writes()).toBe(0);
  });
});
