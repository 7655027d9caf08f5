import { timingSafeEqual } from 'node:crypto';
import { pseudonym } from '../database/secret';
import { privateCookie, privateCookies } from '../base/private-cookie';

const name = 'known_device';

interface DeviceCookie {
  device: string;
  /** Key of the signature. */
  secret: string;
  siteUrl: string;
  maxAgeMs: number;
}

/** `Set-Cookie` for the name of a browser, signed so that nobody makes names up. */
export function deviceCookie({ device, secret, siteUrl, maxAgeMs }: DeviceCookie): string {
  const value = `${device}.${signatureOf(device, secret)}`;
  return privateCookie({ name, value, siteUrl, maxAgeMs, sameSite: 'Lax' });
}

/** The name a browser was given by {@link deviceCookie}; undefined where we have signed none. */
export function readDeviceCookie(
  request: Request,
  { secret, siteUrl }: Pick<DeviceCookie, 'secret' | 'siteUrl'>,
): string | undefined {
  for (const value of privateCookies(request, name, siteUrl)) {
    const [, device, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? [];
    if (device === undefined || signature === undefined) continue;
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(device, secret)))) return device;
  }
  return undefined;
}

const signatureOf = (device: string, secret: string) => pseudonym(secret, `signed device ${device}`);
