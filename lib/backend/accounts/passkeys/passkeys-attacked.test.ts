import { expect, it } from 'vitest';
import { limits } from '@/lib/api/contract/limits';
import { cookieOf, registerFrom, registerUser } from '@/tests/doubles/backend/accounts';
import { authenticator } from '@/tests/doubles/backend/authenticator';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import {
  addPasskey,
  passkeyChallenge,
  passkeySignIn,
  passkeysOf,
  startPasskey,
  withPasskey,
} from '@/tests/doubles/backend/passkeys';
import { testBackend } from '@/tests/doubles/backend/test-backend';

const email = 'ada@example.com';

describeOnDatabases('a passkey under attack', (prepare) => {
  it('is not one too many, however many are begun before the last is added', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    for (let count = 1; count < limits.passkeys; count += 1) {
      await withPasskey(site, token);
      await site.backend.deps.db.deleteFrom('rate_limits').execute();
    }
    const begun = [await startPasskey(site, token), await startPasskey(site, token)];
    const answers = await Promise.all(
      begun.map(({ body }) => addPasskey(site, token, authenticator().create(body.data.options))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await passkeysOf(site, token)).toHaveLength(limits.passkeys);
  });

  it('signs in from a browser that has signed in before, whatever strangers in its network do', async () => {
    const site = await testBackend(await prepare());
    const school = { 'x-forwarded-for': '192.0.2.1' };
    const registered = await registerFrom(site, email, school);
    const device = await withPasskey(site, registered.body.data.token);
    for (let count = 0; count < 60; count += 1) await passkeyChallenge(site, school);
    const stranger = await site.call('/common/passkey/start', { body: {}, headers: school });
    expect(stranger.status).toBe(429);
    const own = { ...school, ...cookieOf(registered) };
    const { options, browser } = await passkeyChallenge(site, own);
    const headers = { ...school, cookie: `${own.cookie}; ${browser.cookie}` };
    expect((await passkeySignIn(site, device.get(options), headers)).status).toBe(200);
  });
});
