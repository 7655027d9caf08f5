import { timingSafeEqual } from 'node:crypto';
import { pseudonym } from '../database/secret';
import { apiPath } from '../http/api-path';

const name = 'known_device';

interface DeviceCookie {
  device: string;
  /** Key of the signature. */
  secret: string;
  secure: boolean;
  maxAgeMs: number;
}

/** `Set-Cookie` for the name of a browser, signed so that nobody makes names up. */
export function deviceCookie({ device, secret, secure, maxAgeMs }: DeviceCookie): string {
  return [
    `${name}=${device}.${signatureOf(device, secret)}`,
    `Path=${apiPath}`,
    `Max-Age=${maxAgeMs / 1000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** The name a browser was given by {@link deviceCookie}. */
export function readDeviceCookie({ headers }: Request, secret: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [, device, signature] = /^\s*known_device=([\w-]{22})\.([\w-]{43})\s*$/.exec(pair) ?? [];
    if (device === undefined || signature === undefined) continue;
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(device, secret)))) return device;
  }
  return undefined;
}

const signatureOf = (device: string, secret: string) => pseudonym(secret, `signed device ${device}`);
