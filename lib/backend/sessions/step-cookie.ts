import { randomBytes } from 'node:crypto';
import { secondStepMinutes } from '@/lib/api/contract/durations';
import { privateCookie, privateCookies } from '../base/private-cookie';

const name = 'login_step';

/** How long a login waits for its second step, in ms. */
export const stepMs = secondStepMinutes * 60_000;

/** The name of a browser by which alone a login that was begun in it goes on. */
export const newStepName = (): string => randomBytes(16).toString('base64url');

/** `Set-Cookie` for that name, which other sites cannot have sent. */
export function stepCookie(value: string, siteUrl: string): string {
  return privateCookie({ name, value, siteUrl, maxAgeMs: stepMs, sameSite: 'Strict' });
}

/** Not signed: anybody can send any name, but only the one that a login was begun with goes on with it. */
export function readStepCookie(request: Request, siteUrl: string): string | undefined {
  return privateCookies(request, name, siteUrl).find((value) => /^[\w-]{22}$/.test(value));
}
