import { cookieOf } from './accounts';
import { authenticator } from './authenticator';
import type { TestBackend } from './test-backend';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

/** What a device is asked, as far as tests look at it. */
interface Options {
  options: {
    challenge: string;
    rpId?: string;
    rp?: { id: string };
    user: { id: string };
    userVerification?: string;
    authenticatorSelection?: object;
    excludeCredentials?: { id: string }[];
  };
}

/** Begins to add a passkey. */
export const startPasskey = (site: TestBackend, token: string, body: object = {}) =>
  site.call<Options>('/account/passkeys/start', { token, body });

/** Adds what a device has made; by Firefox on Windows. */
export const addPasskey = (site: TestBackend, token: string, response: object) =>
  site.call('/account/passkeys', { token, body: { response }, headers: { 'user-agent': firefox } });

/** What the account lists. */
export const passkeysOf = async (site: TestBackend, token: string) =>
  (
    await site.call<{ passkeys: { id: string; name: string; lastUsedAt: string | null }[] }>(
      '/account/factors',
      { token },
    )
  ).body.data.passkeys;

/** The device of an account that has a passkey of it. */
export async function withPasskey(site: TestBackend, token: string) {
  const device = authenticator();
  const { options } = (await startPasskey(site, token)).body.data;
  const added = await addPasskey(site, token, device.create(options));
  if (added.status !== 200) throw new Error(`Adding answered ${added.status}`);
  return device;
}

/** Begins to sign in, from a browser that sends these headers. */
export async function passkeyChallenge(site: TestBackend, headers: Record<string, string> = {}) {
  const answer = await site.call<Options>('/common/passkey/start', { body: {}, headers });
  return { options: answer.body.data.options, browser: cookieOf(answer) };
}

/** Signs in by what a device has answered. */
export const passkeySignIn = (site: TestBackend, response: object, headers: Record<string, string>) =>
  site.call<{ token: string }>('/common/passkey', { body: { response }, headers });
