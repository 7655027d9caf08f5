import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a code is shown for (RFC 6238, X). */
const stepSeconds = 30;
const digits = 6;
/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes time (RFC 6238, 5.2). */
const drift = 1;

/** Bits of a secret, in bytes: the length of the hash (RFC 4226, 4, R6). */
export const secretBytes = 20;

/** The step of a moment. @param ms epoch ms */
export const stepAt = (ms: number): number => Math.floor(ms / 1000 / stepSeconds);

/** The code of a step by RFC 6238 with SHA-1, which is what every authenticator app can do: six digits unless told. */
export function codeAt(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** The step that a code is of, of those that are taken at a moment; undefined for a wrong code. Takes the same time for each. */
export function stepOf(secret: Buffer, code: string, ms: number): number | undefined {
  const now = stepAt(ms);
  const given = Buffer.from(code);
  let found: number | undefined;
  for (let step = now - drift; step <= now + drift; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648, 6), as apps take secrets. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/**
 * The address that an authenticator app reads from the picture
 * (https://github.com/google/google-authenticator/wiki/Key-Uri-Format).
 */
export function appAddress({
  secret,
  account,
  issuer,
}: {
  secret: string;
  account: string;
  issuer: string;
}): string {
  const query = new URLSearchParams({ secret, issuer }).toString().replaceAll('+', '%20');
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`;
}
