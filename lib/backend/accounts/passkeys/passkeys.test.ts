import { expect, it } from 'vitest';
import { logIn, password, registerUser } from '@/tests/doubles/backend/accounts';
import { authenticator } from '@/tests/doubles/backend/authenticator';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { twoStepAccount } from '@/tests/doubles/backend/factors';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
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
const minute = 60_000;
const refused = { status: 400, body: { code: 'bad_passkey' } };

describeOnDatabases('a passkey', (prepare) => {
  it('is added for this site by its owner, who is told, and signs in by itself', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const { options } = (await startPasskey(site, token)).body.data;
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const device = authenticator();
    site.pass(1000);
    expect(await addPasskey(site, token, device.create(options))).toMatchObject({
      status: 200,
      body: { data: true },
    });
    expect(readableMail(await site.mailTo(email))).toContain('Subject: A passkey was added');
    expect(await passkeysOf(site, token)).toMatchObject([
      { id: device.id, name: 'Firefox, Windows', lastUsedAt: null },
    ]);
    expect((await startPasskey(site, token)).body.data.options.excludeCredentials).toMatchObject([
      { id: device.id },
    ]);

    const { options: asked, browser } = await passkeyChallenge(site);
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const done = await passkeySignIn(site, device.get(asked), browser);
    expect(done).toMatchObject({ status: 200, body: { data: { user: { email }, isNew: false } } });
    expect((await site.call('/userInfo', { token: done.body.data.token })).status).toBe(200);
    expect((await passkeysOf(site, token))[0]?.lastUsedAt).toBe('2026-01-15T12:01:02.000Z');
  });

  it('is both factors: where two-step login is on, it needs no code', async () => {
    const site = await testBackend(await prepare());
    const { token } = await twoStepAccount(site, email);
    const device = await withPasskey(site, token);
    const { options, browser } = await passkeyChallenge(site);
    expect((await passkeySignIn(site, device.get(options), browser)).status).toBe(200);
    expect((await logIn(site, email, password)).status).toBe(409);
  });

  it('is added by nobody who only has a token, and not for another session, twice or too late', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const other = (await logIn(site, email, password)).body.data.token;
    const device = authenticator();
    const { options } = (await startPasskey(site, token)).body.data;
    const answer = device.create(options);
    expect(await addPasskey(site, other, answer)).toMatchObject(refused);
    const many = await Promise.all([addPasskey(site, token, answer), addPasskey(site, token, answer)]);
    expect(many.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = (await startPasskey(site, token)).body.data.options;
    site.pass(5 * minute);
    expect(await addPasskey(site, token, authenticator().create(late))).toMatchObject(refused);
    site.pass(11 * minute);
    expect(await startPasskey(site, token)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    expect((await startPasskey(site, token, { password })).status).toBe(200);
    const bob = await registerUser(site, 'bob@example.com');
    const { options: bobs } = (await startPasskey(site, bob)).body.data;
    expect(await addPasskey(site, bob, device.create(bobs))).toMatchObject(refused);
  });

  it.each([
    ['made for another site', { origin: 'https://evil.example' }],
    ['of another party', { rpId: 'evil.example' }],
    ['that has not asked who is there', { verified: false }],
  ])('%s is refused, as it is added and as it signs in', async (_, twist) => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const { options } = (await startPasskey(site, token)).body.data;
    expect(await addPasskey(site, token, authenticator().create(options, twist))).toMatchObject(refused);
    const device = await withPasskey(site, token);
    const { options: asked, browser } = await passkeyChallenge(site);
    expect(await passkeySignIn(site, device.get(asked, twist), browser)).toMatchObject(refused);
  });

  it('signs in once by a challenge, within five minutes, in the browser that has asked', async () => {
    const site = await testBackend(await prepare());
    const device = await withPasskey(site, await registerUser(site, email));
    const { options, browser } = await passkeyChallenge(site);
    const answer = device.get(options);
    expect(await passkeySignIn(site, answer, {})).toMatchObject(refused);
    const many = await Promise.all([
      passkeySignIn(site, answer, browser),
      passkeySignIn(site, answer, browser),
    ]);
    expect(many.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await passkeySignIn(site, device.get({ challenge: 'A'.repeat(43) }), browser)).toMatchObject(
      refused,
    );
    const late = await passkeyChallenge(site);
    site.pass(5 * minute);
    expect(await passkeySignIn(site, device.get(late.options), late.browser)).toMatchObject(refused);
  });

  it('whose counter goes back is refused, and the log says so; a stranger’s is unknown', async () => {
    const site = await testBackend(await prepare());
    const device = await withPasskey(site, await registerUser(site, email));
    const first = await passkeyChallenge(site);
    expect((await passkeySignIn(site, device.get(first.options, { counter: 7 }), first.browser)).status).toBe(
      200,
    );
    const second = await passkeyChallenge(site);
    expect(
      await passkeySignIn(site, device.get(second.options, { counter: 7 }), second.browser),
    ).toMatchObject(refused);
    expect(site.logged.join('')).toContain('a passkey was refused');
    const third = await passkeyChallenge(site);
    expect(await passkeySignIn(site, authenticator().get(third.options), third.browser)).toMatchObject(
      refused,
    );
  });

  it('is renamed and removed by its owner alone, who is told of the end', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const { id, get } = await withPasskey(site, token);
    const bob = await registerUser(site, 'bob@example.com');
    const rename = (bearer: string, name: string) =>
      site.call('/account/passkeys/name', { token: bearer, body: { id, name } });
    const remove = (bearer: string, body: object = {}) =>
      site.call('/account/passkeys', { method: 'DELETE', token: bearer, body: { id, ...body } });
    await rename(bob, 'Mine');
    await remove(bob);
    await rename(token, 'My laptop');
    expect(await passkeysOf(site, token)).toMatchObject([{ id, name: 'My laptop' }]);
    site.pass(16 * minute);
    expect(await remove(token)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    expect((await remove(token, { password })).status).toBe(200);
    expect(readableMail(await site.mailTo(email))).toContain('Subject: A passkey was removed');
    expect(await passkeysOf(site, token)).toEqual([]);
    const { options, browser } = await passkeyChallenge(site);
    expect(await passkeySignIn(site, get(options), browser)).toMatchObject(refused);
  });
});
