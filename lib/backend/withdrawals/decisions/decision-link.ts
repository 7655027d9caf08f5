import { timingSafeEqual } from 'node:crypto';
import { pseudonym } from '../../database/secret';
import type { Deps } from '../../calls/deps';
import { apiPath } from '../../base/api-path';

/** Below the API's base. */
export const decisionPath = (token: string) => `/decisions/${token}`;

/** Where the operator decides about a withdrawal: whoever has the address may, once. */
export const decisionLink = ({ secret, settings }: Pick<Deps, 'secret' | 'settings'>, id: string) =>
  settings.SITE_URL + apiPath + decisionPath(`${id}.${signatureOf(secret, id)}`);

/** The withdrawal that a link is for; undefined where we did not write it. */
export function readDecisionToken(secret: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  const [given, ours] = [signature, signatureOf(secret, id)].map((text) => Buffer.from(text));
  return given && ours && given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined;
}

const signatureOf = (secret: string, id: string) => pseudonym(secret, `decision about ${id}`);
