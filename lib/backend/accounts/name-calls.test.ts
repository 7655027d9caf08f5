import { expect, it } from 'vitest';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { testBackend } from '@/tests/doubles/backend/test-backend';

describeOnDatabases('the name of an account', (prepare) => {
  it('is changed for its owner alone, trimmed, and told from then on', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, 'ada@example.com');
    const other = await registerUser(site, 'bob@example.com');
    const answer = await site.call('/account/name', { token, body: { nickname: '  Ada Lovelace ' } });
    expect(answer).toMatchObject({ status: 200, body: { data: true } });
    const nameOf = async (bearer: string) =>
      (await site.call<{ nickname: string }>('/userInfo', { token: bearer })).body.data.nickname;
    expect(await nameOf(token)).toBe('Ada Lovelace');
    expect(await nameOf(other)).toBe('Ada');
  });

  it.each([
    ['empty', '   '],
    ['too long', 'a'.repeat(61)],
    ['of control characters', 'Ada\u0000'],
  ])('is refused when %s, and stays', async (_, nickname) => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, 'ada@example.com');
    const answer = await site.call('/account/name', { token, body: { nickname } });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { nickname: expect.any(String) } },
    });
    const user = await site.call<{ nickname: string }>('/userInfo', { token });
    expect(user.body.data.nickname).toBe('Ada');
  });

  it('is not changed without a session', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, 'ada@example.com');
    const body = { nickname: 'Eve' };
    expect(await site.call('/account/name', { body })).toMatchObject({ status: 401 });
    expect(await site.call('/account/name', { body, token: 'x'.repeat(43) })).toMatchObject({ status: 401 });
  });

  it('leaves it to userInfo whether the account has a password', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, 'ada@example.com');
    const has = async () =>
      (await site.call<{ hasPassword: boolean }>('/userInfo', { token })).body.data.hasPassword;
    expect(await has()).toBe(true);
    // As an account that was opened by Google.
    await site.backend.deps.db.updateTable('users').set({ password_hash: null }).execute();
    expect(await has()).toBe(false);
  });
});
