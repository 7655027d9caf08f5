import { randomUUID } from 'node:crypto';
import { maskAddresses } from './mask';

/** Answers carry tokens and personal data: no cache keeps them, and opened as a page they can do nothing. */
export const secureHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

/** The id a proxy gave the request, when it looks like one, else a new one. */
export function requestId(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * What the log may know of an unexpected error. Its other properties stay out: drivers put the values of a row there.
 */
export function errorForLog(error: unknown): { name: string; code?: string; stack: string } {
  if (!(error instanceof Error)) return { name: typeof error, stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name: error.name, ...code, stack: maskAddresses(error.stack ?? error.message) };
}
