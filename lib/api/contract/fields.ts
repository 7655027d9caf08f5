import { locales } from '@/lib/i18n/locales';
import { codePattern, limits } from './limits';
import { z } from './zod';

/** An email address, trimmed and in lower case: how it is stored and compared. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.email, `At most ${limits.email} characters`)
  .check(z.email('Not an email address'));

export const newPassword = z
  .string()
  .min(limits.password.min, `At least ${limits.password.min} characters`)
  .max(limits.password.max, `At most ${limits.password.max} characters`);

/** A password somebody claims to know: no lower limit, so that it tells nothing about the rules of its time. */
export const knownPassword = z
  .string()
  .min(1, 'A password is needed')
  .max(limits.password.max, `At most ${limits.password.max} characters`);

/** By what the owner of an account proves to be that, where the sign-in is older than 15 minutes. */
export const ownerProof = { password: knownPassword.optional() };

export const emailedCode = z.string().trim().regex(codePattern, 'Six digits');

/** A code of an authenticator app, or a recovery code, as it was typed. */
export const factorCode = z
  .string()
  .trim()
  .min(1, 'A code is needed')
  .max(limits.factorCode, `At most ${limits.factorCode} characters`);

export const scene = z.enum(['register', 'reset']);
export type Scene = z.infer<typeof scene>;

/** Names one request for a code, so that a try counts against the code of whoever asked for it alone. */
export const challenge = z.string().min(1).max(200);

/** The proof that an address was verified, from `sesCodeVerify`; one use, 15 minutes. */
export const ticket = z.string().min(1).max(200);

export const nickname = z
  .string()
  .trim()
  .min(1, 'A name is needed')
  .max(limits.nickname, `At most ${limits.nickname} characters`);

export const locale = z.enum(locales);

/** Google's ID token as it came; its shape is judged by the call, whose error is `invalid_jwt` and not `invalid`. */
export const credential = z.string().max(8192);

/** What the ids of clicks and browsers are made of: ASCII, so that their ceilings are bytes on the disk. */
const idPattern = /^[\w.-]*$/;

export const clickId = z.string().min(1).max(limits.clickId).regex(idPattern, 'Not a click id');

/** The value of the cookie `_fbc` or `_fbp`. */
export const metaCookie = z.string().max(limits.metaCookie).regex(idPattern, 'Not a cookie of Meta');

/** A sign-in does not fail by what an advertisement has left behind: an odd value counts as none. */
const metaCookieIfSound = metaCookie.optional().catch(undefined);

/** Where the visitor came from, sent along by every way to sign in (spec sections 3 and 7). */
export const origin = {
  channel: z.string().trim().max(limits.channel).optional(),
  invite_code: z.string().trim().max(limits.inviteCode).optional(),
  fbc: metaCookieIfSound,
  fbp: metaCookieIfSound,
};

export const localeHeader = z.object({ locale: locale.default('en') });

/** The header by which a call says in which language its mail is read; without it the browser's settings or the account's tell. */
export const mailLocaleHeader = z.object({ locale: locale.optional() });

export const positiveInQuery = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'A whole number from 1')
  .transform(Number);
