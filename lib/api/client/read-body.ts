import type { Decrypt } from './decrypt';

/** The body of an answer by its content type; `unreadable` is JSON that is none, or a seal that cannot be opened. */
export type Body =
  | { kind: 'json'; value: unknown; text: string }
  | { kind: 'text'; value: string; text: string }
  | { kind: 'binary'; value: Blob; text: string }
  | { kind: 'unreadable'; text: string; cause: unknown };

/**
 * Reads the body of an answer by its content type (API contract, Envelope): `application/json`, `application/jose` (sealed JSON),
 * `text/*`, anything else binary. `text` is what an error may show of it.
 */
export async function readBody(response: Response, decrypt?: Decrypt): Promise<Body> {
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/jose') return openSealed(await response.text(), decrypt);
  if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return parseJson(await response.text());
  if (type.startsWith('text/')) {
    const text = await response.text();
    return { kind: 'text', value: text, text };
  }
  const value = await response.blob();
  return { kind: 'binary', value, text: type === '' ? await value.text() : '' };
}

function parseJson(text: string): Body {
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'json', value, text };
  } catch (cause) {
    return { kind: 'unreadable', text, cause };
  }
}

async function openSealed(compact: string, decrypt: Decrypt | undefined): Promise<Body> {
  try {
    if (!decrypt) throw new Error('The answer is encrypted and no key is set');
    return parseJson(await decrypt(compact));
  } catch (cause) {
    return { kind: 'unreadable', text: '', cause };
  }
}
