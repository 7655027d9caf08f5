import Cookies from 'js-cookie';
import { ApiError } from '../api/errors';
import { loadApi } from '../session/api';
import { parseCredential } from './credential';
import { googleLogin, googleOrigin, type GoogleIdentity, type GoogleProof } from './payload';
import { askUserinfo } from './userinfo';
import { keepNewUser } from './new-user';
import { storeToken } from '../session/token-store';
import { loadUser } from '../session/user';
import { isMarketingAllowed } from '../visit/consent';
import { visitOrigin } from '../visit/visit-origin';

/** Event on `window` when a sign-in by Google has opened an account. */
export const newUserEvent = 'newUser';

interface Extras {
  /** That the token was asked for with. */
  nonce?: string;
  /** Of the account that has the address already, after the API has answered `password_needed`. */
  password?: string;
}

/**
 * Signs in by the ID token of Google's button or return page; the token of the session is stored then.
 *
 * @throws ApiError
 */
export async function signInByCredential(
  credential: string,
  { password, ...nonce }: Extras = {},
): Promise<void> {
  parseCredential(credential);
  const api = await loadApi();
  const proof = { credential, ...nonce };
  await signIn(await api.call('jwtDecode', { body: proof }), { ...proof, ...known(password) });
}

/**
 * Signs in by an access token, after asking Google whose it is.
 *
 * @throws ApiError, also when Google does not answer
 */
export async function signInByAccessToken(accessToken: string, password?: string): Promise<void> {
  await signIn(await askUserinfo(accessToken), { access_token: accessToken, ...known(password) });
}

/**
 * Exchanges the credential of one-tap (spec section 4): a new user is announced and welcomed by the next page, the token stored, the user fetched.
 *
 * @returns whether somebody is signed in now; a result that carries `err` is skipped silently
 * @throws ApiError
 */
export async function exchangeOneTap(credential: string, password?: string): Promise<boolean> {
  parseCredential(credential);
  const api = await loadApi();
  try {
    const answer = await api.call('google', { body: { credential, ...known(password), ...origin() } });
    if (answer.isNew) keepNewUser();
    finish(answer);
  } catch (error) {
    if (error instanceof ApiError && error.soft) return false;
    throw error;
  }
  // The session stands without it: the page that comes next asks again.
  await loadUser().catch(() => undefined);
  return true;
}

async function signIn(identity: GoogleIdentity, proof: GoogleProof): Promise<void> {
  const api = await loadApi();
  finish(await api.call('login', { body: googleLogin(identity, proof, origin()) }));
}

function finish({ token, isNew }: { token: string; isNew: boolean }): void {
  if (isNew) window.dispatchEvent(new CustomEvent(newUserEvent));
  storeToken(token);
}

const known = (password: string | undefined) => (password === undefined ? {} : { password });

function origin() {
  // The cookies are there only where they were allowed; what was decided since counts at once.
  const isAllowed = isMarketingAllowed(false);
  return googleOrigin(visitOrigin(), (name) => (isAllowed ? Cookies.get(name) : undefined));
}
