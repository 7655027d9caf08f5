import { expect, it } from 'vitest';
import type { AccountSession } from '@/lib/api/contract/entities';
import { logIn, password, registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { ada, googleStandIn, idToken } from '@/tests/doubles/backend/google';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

const { email } = ada;
const minute = 60_000;

type Sent = Record<string, unknown>;

/** What a token alone must not do once its sign-in is old; without a proof the calls have no body, or the least there is. */
const guarded = {
  'end the other sessions': (site: TestBackend, token: string, proof?: Sent) =>
    site.call('/account/sessions?others=1', { method: 'DELETE', token, ...(proof && { body: proof }) }),
  'end one session': (site: TestBackend, token: string, proof?: Sent) =>
    site.call('/account/session?id=x', { method: 'DELETE', token, ...(proof && { body: proof }) }),
  'delete the account': (site: TestBackend, token: string, proof: Sent = {}) =>
    site.call('/account', { method: 'DELETE', token, body: { confirm: email, ...proof } }),
};

const signIn = async (site: TestBackend) => (await logIn(site, email, password)).body.data.token;
const statusOf = async (site: TestBackend, token: string) => (await site.call('/userInfo', { token })).status;
const sessionsOf = async (site: TestBackend, token: string) =>
  (await site.call<AccountSession[]>('/account/sessions', { token })).body.data;

async function signInByGoogle(site: TestBackend): Promise<string> {
  const credential = await idToken({ ...ada }, { now: site.backend.deps.now() });
  const { body } = await site.call<{ token: string }>('/common/google', { body: { credential } });
  return body.data.token;
}

describeOnDatabases('a proof of who holds a token', (prepare) => {
  for (const [name, act] of Object.entries(guarded)) {
    it(`is needed after 15 minutes to ${name}, and the password is one`, async () => {
      const site = await testBackend(await prepare());
      await registerUser(site, email);
      const token = await signIn(site);
      site.pass(15 * minute + 1);
      // Notes the use of the session.
      await statusOf(site, token);
      const before = await site.snapshot();
      expect(await act(site, token)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
      for (const [wrong, status] of [
        ['not the password', 400],
        ['', 422],
        [null, 422],
        [{ $ne: '' }, 422],
      ] as const) {
        expect((await act(site, token, { password: wrong })).status, JSON.stringify(wrong)).toBe(status);
      }
      expect(await site.snapshot()).toEqual(before);
      expect(await act(site, token, { password })).toMatchObject({ status: 200, body: { data: true } });
    });

    it(`is the sign-in itself for 15 minutes to ${name}, but not beside a wrong password`, async () => {
      const site = await testBackend(await prepare());
      await registerUser(site, email);
      const token = await signIn(site);
      site.pass(15 * minute);
      expect((await act(site, token, { password: 'not the password' })).status).toBe(400);
      expect((await act(site, token)).status).toBe(200);
    });

    it(`is a new sign-in for an account without a password to ${name}`, async () => {
      const site = await testBackend(await prepare(), { settings: await googleStandIn() });
      const old = await signInByGoogle(site);
      site.pass(15 * minute + 1);
      for (const proof of [undefined, { password: 'of nobody' }]) {
        expect(await act(site, old, proof)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
      }
      expect((await act(site, await signInByGoogle(site))).status).toBe(200);
    });
  }

  it('can be guessed at ten times, with all calls and the change of the password together', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    site.pass(15 * minute + 1);
    const guess = { password: 'not the password' };
    const tries = [
      ...Array.from({ length: 4 }, () => guarded['delete the account'](site, token, guess)),
      ...Array.from({ length: 4 }, () => guarded['end one session'](site, token, guess)),
      ...Array.from({ length: 4 }, () =>
        site.call('/account/password', {
          token,
          body: { ...guess, newPassword: 'a quite different phrase' },
        }),
      ),
    ];
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    const right = await guarded['end the other sessions'](site, token, { password });
    expect(right).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    // Whoever can sign in does not wait for what a finder of the token has used up.
    expect((await guarded['end the other sessions'](site, await signIn(site))).status).toBe(200);
    expect(await statusOf(site, token)).toBe(401);
  });
});

describeOnDatabases('ending one session', (prepare) => {
  it('ends the one that is named, of the user who asks', async () => {
    const site = await testBackend(await prepare());
    const bob = await registerUser(site, 'bob@example.com');
    const first = await registerUser(site, email);
    const [second, third] = [await signIn(site), await signIn(site)];
    const own = (await sessionsOf(site, second)).find(({ current }) => current)?.id ?? '';
    const end = (token: string, id: string) =>
      site.call(`/account/session?id=${encodeURIComponent(id)}`, { method: 'DELETE', token });
    // Neither a stranger, nor a token's hash, nor a name that there is not ends it.
    for (const [token, id] of [
      [bob, own],
      [third, `${own}0`],
      [third, '%'],
    ] as const) {
      expect((await end(token, id)).status).toBe(200);
    }
    expect((await sessionsOf(site, third)).length).toBe(3);
    for (let time = 0; time < 2; time += 1) expect((await end(third, own)).status).toBe(200);
    const all = [bob, first, second, third];
    expect(await Promise.all(all.map((token) => statusOf(site, token)))).toEqual([200, 200, 401, 200]);
    for (const query of ['', '?id=', `?id=${'x'.repeat(201)}`]) {
      const { status } = await site.call(`/account/session${query}`, { method: 'DELETE', token: third });
      expect(status).toBe(422);
    }
  });
});
