import { ApiError } from '../api/errors';

const invalidFormat = () => new ApiError('Invalid JWT format', { code: 'invalid_jwt' });

/**
 * The parts of Google's ID token. A cheap check before anything is sent (spec section 5); it verifies nothing, which is the API's
 * part.
 *
 * @throws ApiError 'Invalid JWT format' unless there are exactly three parts separated by dots
 */
export function parseCredential(credential: string): [header: string, payload: string, signature: string] {
  const [header, payload, signature, ...more] = credential.split('.');
  if (header === undefined || payload === undefined || signature === undefined || more.length > 0) {
    throw invalidFormat();
  }
  return [header, payload, signature];
}

/**
 * The `nonce` an ID token was made for; undefined when its claims cannot be read or name none.
 *
 * @throws ApiError 'Invalid JWT format' unless there are exactly three parts separated by dots
 */
export function nonceOf(credential: string): string | undefined {
  const [, payload] = parseCredential(credential);
  try {
    // Claims are UTF-8, read as Latin-1 here: a nonce of this site is ASCII, and JSON's own signs are too.
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { nonce } = (claims ?? {}) as { nonce?: unknown };
    return typeof nonce === 'string' ? nonce : undefined;
  } catch {
    return undefined;
  }
}
