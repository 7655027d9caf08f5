import { randomUUID } from 'node:crypto';
import { apiPolicy } from '@/lib/security/headers';
import { pseudonym } from '../database/secret';
import type { Deps } from './deps';
import { maskAddresses } from '../base/mask';
import type { Seen } from './route';
import { visitorOf } from '../base/visitor';

/** Answers carry tokens and personal data: no cache keeps them, and opened as a page they can do nothing. */
export const secureHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': apiPolicy,
  'x-content-type-options': 'nosniff',
} as const;

/** The id a proxy gave the request, when it looks like one, else a new one; without a proxy it would be the visitor's own word. */
export function requestId(request: Request, proxies: number): string {
  const given = proxies > 0 ? (request.headers.get('x-request-id') ?? '') : '';
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * From where a request came and which account it is about, by the names that the counters of the limits have them by: an attack can be
 * told from a crowd, and nobody's address stands in the log.
 */
export function whoFrom(
  request: Request,
  { email }: Seen,
  { secret, settings }: Pick<Deps, 'secret' | 'settings'>,
) {
  return {
    network: pseudonym(secret, visitorOf(request, settings.TRUSTED_PROXIES).network),
    ...(email !== undefined && { account: pseudonym(secret, email) }),
  };
}

/**
 * What the log may know of an unexpected error. Its other properties stay out: drivers put the values of a row there.
 */
export function errorForLog(error: unknown): { name: string; code?: string; stack: string } {
  if (!(error instanceof Error)) return { name: typeof error, stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name: error.name, ...code, stack: maskAddresses(error.stack ?? error.message) };
}
