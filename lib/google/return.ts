import { nonceOf } from './credential';
import type { Started } from './redirect';

/** Why a return signs nobody in; keys of the `account.oauth.errors` catalog. */
export type ReturnFailure = 'cancelled' | 'state' | 'unsupported' | 'refused';

export type OauthReturn =
  | { kind: 'none' }
  | { kind: 'failed'; reason: ReturnFailure }
  | { kind: 'credential'; credential: string }
  | { kind: 'accessToken'; accessToken: string };

const failed = (reason: ReturnFailure): OauthReturn => ({ kind: 'failed', reason });

/**
 * Judges the address that another service led back to. A token counts only with the `state` that this tab started with, or
 * anybody could sign a visitor in to an account that is not theirs (RFC 6749, 10.12); an ID token also with its nonce. A code
 * is of no use here: the API contract has no call that exchanges one.
 *
 * @param search the query with its `?`
 * @param hash the fragment with its `#`; what both name, it decides
 */
export function judgeReturn(search: string, hash: string, started: Started | undefined): OauthReturn {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const sent = (name: string) => fragment.get(name) || query.get(name) || undefined;

  const error = sent('error');
  if (error !== undefined) return failed(error === 'access_denied' ? 'cancelled' : 'refused');

  const credential = sent('id_token');
  const accessToken = sent('access_token');
  if (credential === undefined && accessToken === undefined) {
    return sent('code') === undefined ? { kind: 'none' } : failed('unsupported');
  }
  if (started === undefined || sent('state') !== started.state) return failed('state');
  if (credential === undefined) return { kind: 'accessToken', accessToken: accessToken ?? '' };
  try {
    if (nonceOf(credential) !== started.nonce) return failed('state');
  } catch {
    return failed('refused');
  }
  return { kind: 'credential', credential };
}
