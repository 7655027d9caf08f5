import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { deadOrigin } from '@/lib/api/testing/loopback-server';
import { password, registerUser } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { ada, clientId, googleStandIn, idToken } from '../testing/google';
import { testBackend, type TestBackend } from '../testing/test-backend';

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

  it('opens an account with a password for the same address only when Google has verified it', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    await registerUser(site, ada.email);
    const unverified = await credentialOf(site, { ...ada, email_verified: false });
    expect(await login(site, { credential: unverified })).toMatchObject(untrusted);
    const linked = await login(site, { credential: await credentialOf(site) });
    expect(linked).toMatchObject({ status: 200, body: { data: { isNew: false } } });
    const body = { email: ada.email, password, type: 'pc' };
    expect((await site.call('/common/login', { body })).status).toBe(200);
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
    const credential = await credentialOf(site);
    const answers = await Promise.all([login(site, { credential }), login(site, { credential })]);
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
