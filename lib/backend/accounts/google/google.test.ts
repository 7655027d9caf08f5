import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { deadOrigin } from '@/tests/doubles/http/loopback-server';
import { purgeExpired } from '../../purge';
import { password, registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { ada, clientId, googleStandIn, idToken } from '@/tests/doubles/backend/google';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

interface SignIn {
  token: string;
  isNew: boolean;
  user: { id: string; email: string };
}

const nowOf = (site: TestBackend) => site.backend.deps.now();
const credentialOf = (site: TestBackend, claims: object = ada) =>
  idToken({ ...claims }, { now: nowOf(site) });

function login(site: TestBackend, proof: object, email: string = ada.email) {
  const body = { channel: 'web-1', invite_code: '', email, avatar: '', nickname: 'Mallory', google: true };
  return site.call<SignIn>('/common/login', { body: { ...body, type: 'pc', ...proof } });
}

const untrusted = { status: 400, body: { code: 'untrusted_jwt' } };

describeOnDatabases('sign-in by Google', (prepare) => {
  it('opens an account once, and takes name and picture from the proof', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const first = await login(site, { credential: await credentialOf(site) });
    expect(first).toMatchObject({
      status: 200,
      body: { data: { isNew: true, user: { email: ada.email, name: ada.name, avatar: ada.picture } } },
    });
    const second = await login(site, { credential: await credentialOf(site) });
    expect(second.body.data.isNew).toBe(false);
    expect(second.body.data.user.id).toBe(first.body.data.user.id);
    expect((await site.call('/userInfo', { token: second.body.data.token })).status).toBe(200);
  });

  it('exchanges the credential of one-tap for a token', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const answer = await site.call<SignIn>('/common/google', {
      body: { credential: await credentialOf(site), fbc: 'fb.1' },
    });
    expect(answer.body.data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), isNew: true });
    const clicks = await site.backend.deps.db.selectFrom('click_ids').select(['fbc', 'user_id']).execute();
    expect(clicks).toEqual([{ fbc: 'fb.1', user_id: expect.any(String) }]);
  });

  it('reads a credential', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const answer = await site.call('/common/jwtDecode', { body: { credential: await credentialOf(site) } });
    expect(answer.body.data).toEqual({ email: ada.email, picture: ada.picture, name: ada.name });
  });

  it.each(['', 'one', 'one.two', 'one.two.three.four'])('refuses the credential "%s"', async (credential) => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    for (const path of ['/common/jwtDecode', '/common/google']) {
      const { status, body } = await site.call(path, { body: { credential } });
      expect({ status, body }).toEqual({
        status: 400,
        body: { message: 'Invalid JWT format', code: 'invalid_jwt' },
      });
    }
    expect(await login(site, { credential })).toMatchObject({ status: 400, body: { code: 'invalid_jwt' } });
  });

  it('trusts no claim without a proof that names the same address', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    await registerUser(site, 'victim@example.com');
    const before = await site.snapshot();
    const credential = await credentialOf(site);
    expect(await login(site, {}, 'victim@example.com')).toMatchObject(untrusted);
    expect(await login(site, { access_token: '' }, 'victim@example.com')).toMatchObject(untrusted);
    expect(await login(site, { credential }, 'victim@example.com')).toMatchObject(untrusted);
    expect(await site.snapshot()).toEqual(before);
  });

  it('refuses tokens that are forged, expired, or made by or for somebody else', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const now = nowOf(site);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
      JSON.stringify({ ...ada, iss: 'https://accounts.google.com', aud: clientId, exp: now / 1000 + 60 }),
    ).toString('base64url')}.`;
    const symmetric = new SignJWT({ ...ada })
      .setProtectedHeader({ alg: 'HS256', kid: 'test-key' })
      .setIssuer('https://accounts.google.com')
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret of more than thirty-two bytes'));
    const before = await site.snapshot();
    for (const credential of [
      await idToken(ada, { now, forged: true }),
      await idToken(ada, { now, audience: 'another-site.example.com' }),
      await idToken(ada, { now, issuer: 'https://accounts.example.com' }),
      await idToken(ada, { now, lifeMs: -1000 }),
      unsigned,
      await symmetric,
      'a.b.c',
    ]) {
      expect(await login(site, { credential })).toMatchObject(untrusted);
    }
    expect(await site.snapshot()).toEqual(before);
  });

  it('takes both forms of the issuer', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const credential = await idToken(ada, { now: nowOf(site), issuer: 'accounts.google.com' });
    expect((await login(site, { credential })).status).toBe(200);
  });

  it.each([
    ['of Google’s own', { email: 'ada.lovelace@gmail.com' }],
    ['of an organisation whose mail Google runs', { hd: 'example.com' }],
  ])(
    'opens an account with a password for an address %s, only when Google has verified it',
    async (_, more) => {
      const site = await testBackend(await prepare(), { settings: await googleStandIn() });
      const person = { ...ada, ...more };
      await registerUser(site, person.email);
      const unverified = await credentialOf(site, { ...person, email_verified: false });
      expect(await login(site, { credential: unverified }, person.email)).toMatchObject(untrusted);
      const linked = await login(site, { credential: await credentialOf(site, person) }, person.email);
      expect(linked).toMatchObject({ status: 200, body: { data: { isNew: false } } });
      const body = { email: person.email, password, type: 'pc' };
      expect((await site.call('/common/login', { body })).status).toBe(200);
    },
  );

  it('asks for the password of an account once, where Google does not answer for its address', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    await registerUser(site, ada.email);
    const credential = await credentialOf(site);
    const before = await site.snapshot();
    for (const path of ['/common/google', '/common/login'] as const) {
      const ask = (more: object) =>
        path === '/common/google'
          ? site.call<SignIn>(path, { body: { credential, ...more } })
          : login(site, { credential, ...more });
      expect(await ask({})).toMatchObject({ status: 409, body: { code: 'password_needed' } });
      expect(await ask({ password: 'wrong' })).toMatchObject({
        status: 400,
        body: { code: 'bad_credentials' },
      });
    }
    expect(await site.snapshot()).toEqual(before);
    const linked = await login(site, { credential, password });
    expect(linked).toMatchObject({ status: 200, body: { data: { isNew: false } } });
    const next = await site.call<SignIn>('/common/google', {
      body: { credential: await credentialOf(site) },
    });
    expect(next).toMatchObject({ status: 200, body: { data: { isNew: false } } });
  });

  it('counts guesses at that password with those of the login', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    await registerUser(site, ada.email);
    const credential = await credentialOf(site);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await login(site, { credential, password: `guess ${guess}` })).status).toBe(400);
    }
    expect((await login(site, { credential, password })).status).toBe(429);
    const body = { email: ada.email, password, type: 'pc' };
    expect((await site.call('/common/login', { body })).status).toBe(429);
  });

  it('takes an ID token for one sign-in, and reads it before as often as is asked', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const credential = await credentialOf(site);
    for (const body of [{ credential }, { credential }]) {
      expect((await site.call('/common/jwtDecode', { body })).status).toBe(200);
    }
    expect((await login(site, { credential })).status).toBe(200);
    // The last sign of a signature holds bits that do not count.
    const last = credential.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const respelt = credential.slice(0, -1) + alphabet[alphabet.indexOf(last) ^ 1];
    for (const again of [credential, respelt]) {
      expect(await login(site, { credential: again })).toMatchObject(untrusted);
      expect(await site.call('/common/google', { body: { credential: again } })).toMatchObject(untrusted);
    }
    const both = await credentialOf(site);
    const answers = await Promise.all([login(site, { credential: both }), login(site, { credential: both })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    site.pass(3_600_000);
    await purgeExpired(site.backend.deps.db, nowOf(site));
    expect((await site.snapshot()).used_id_tokens).toEqual([]);
  });

  it('compares the nonce, which a token that was asked for with one cannot do without', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const credential = await credentialOf(site, { ...ada, nonce: 'n-1' });
    expect(await login(site, { credential })).toMatchObject(untrusted);
    expect(await site.call('/common/google', { body: { credential } })).toMatchObject(untrusted);
    for (const nonce of ['n-2', 'N-1']) {
      expect(await login(site, { credential, nonce })).toMatchObject(untrusted);
      expect(await site.call('/common/jwtDecode', { body: { credential, nonce } })).toMatchObject(untrusted);
    }
    const without = await credentialOf(site);
    expect(await login(site, { credential: without, nonce: 'n-1' })).toMatchObject(untrusted);
    expect((await login(site, { credential, nonce: 'n-1' })).status).toBe(200);
  });

  it('takes no token that somebody else has asked for, or that is still to be made', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const foreign = await credentialOf(site, { ...ada, azp: 'other' });
    expect(await login(site, { credential: foreign })).toMatchObject(untrusted);
    const minute = 60_000;
    const later = await idToken({ ...ada }, { now: nowOf(site) + 6 * minute });
    expect(await login(site, { credential: later })).toMatchObject(untrusted);
    for (const ahead of [0, 4 * minute]) {
      const credential = await idToken({ ...ada, azp: clientId }, { now: nowOf(site) + ahead });
      expect((await login(site, { credential })).status).toBe(200);
    }
  });

  it('takes a token for several parties only from the one that asked for it', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const audience = ['other', clientId];
    const credentialBy = (azp: object) => idToken({ ...ada, ...azp }, { now: nowOf(site), audience });
    expect(await login(site, { credential: await credentialBy({ azp: 'other' }) })).toMatchObject(untrusted);
    expect(await login(site, { credential: await credentialBy({}) })).toMatchObject(untrusted);
    expect((await login(site, { credential: await credentialBy({ azp: clientId }) })).status).toBe(200);
  });

  it('remembers the browser and the network of a sign-in', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const answer = await login(site, { credential: await credentialOf(site) });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^known_device=/)]);
    const oneTap = await site.call('/common/google', { body: { credential: await credentialOf(site) } });
    expect(oneTap.headers.getSetCookie()).toEqual([expect.stringMatching(/^known_device=/)]);
  });

  it('opens no new account for an address Google has not verified, which may be anybody else’s', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const credential = await credentialOf(site, { ...ada, email_verified: false });
    expect(await login(site, { credential })).toMatchObject(untrusted);
    expect(await site.backend.deps.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('knows an account by its sub, also after its address changed', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const first = await login(site, { credential: await credentialOf(site) });
    const moved = { ...ada, email: 'lovelace@example.com' };
    const second = await login(site, { credential: await credentialOf(site, moved) }, moved.email);
    expect(second.body.data.user.id).toBe(first.body.data.user.id);
  });

  it('does not open an account for the next owner of its address', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    await login(site, { credential: await credentialOf(site) });
    const next = await credentialOf(site, { ...ada, sub: '2002' });
    expect(await login(site, { credential: next })).toMatchObject(untrusted);
  });

  it('opens one account when two first sign-ins meet', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const [one, other] = [await credentialOf(site), await credentialOf(site)];
    const answers = await Promise.all([login(site, { credential: one }), login(site, { credential: other })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.data.isNew)).toHaveLength(1);
    expect(await site.backend.deps.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('takes an access token made for this client, and no other', async () => {
    const settings = await googleStandIn({
      ours: { aud: clientId, user: ada },
      theirs: { aud: 'another-site.example.com', user: ada },
      unverified: { aud: clientId, user: { ...ada, email_verified: false } },
    });
    const site = await testBackend(await prepare(), { settings });
    for (const token of ['theirs', 'unverified', 'unknown', 'a b', 'a\tb', '__proto__']) {
      expect((await login(site, { access_token: token })).status, token).toBeGreaterThanOrEqual(400);
    }
    expect(await login(site, { access_token: 'theirs' })).toMatchObject(untrusted);
    expect(await login(site, { access_token: 'ours' }, 'bob@example.com')).toMatchObject(untrusted);
    expect(await site.backend.deps.db.selectFrom('users').selectAll().execute()).toEqual([]);
    expect((await login(site, { access_token: 'ours' })).status).toBe(200);
  });

  it('trusts nobody without a client id', async () => {
    const settings = { ...(await googleStandIn()), NEXT_PUBLIC_GOOGLE_CLIENT_ID: undefined };
    const site = await testBackend(await prepare(), { settings });
    expect(await login(site, { credential: await credentialOf(site) })).toMatchObject(untrusted);
    expect(await login(site, { access_token: 'ours' })).toMatchObject(untrusted);
  });

  it('does not blame the visitor when Google cannot be asked', async () => {
    const nowhere = await deadOrigin();
    const settings = {
      ...(await googleStandIn()),
      GOOGLE_JWKS_URL: nowhere,
      GOOGLE_TOKENINFO_URL: nowhere,
    };
    const site = await testBackend(await prepare(), { settings });
    for (const proof of [{ credential: await credentialOf(site) }, { access_token: 'ours' }]) {
      expect(await login(site, proof)).toMatchObject({ status: 500, body: { code: 'internal' } });
    }
  });
});
