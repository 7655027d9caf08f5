import { z } from 'zod';
import { email } from '@/lib/api/contract/fields';
import { limits } from '@/lib/api/contract/limits';
import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../base/failure';
import type { GoogleIdentity } from './proofs';

const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

const claims = z.object({
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  email,
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false).default(false),
  name: z
    .string()
    .transform((name) => oneLine(name).slice(0, limits.nickname) || null)
    .nullable()
    .catch(null)
    .default(null),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2048)
    .nullable()
    .catch(null)
    .default(null),
  /** Domain of the organisation whose mail Google runs. */
  hd: z.string().min(1).optional().catch(undefined),
});

const googleMail = /@(?:gmail|googlemail)\.com$/;

/** Reads the claims of an ID token or of userinfo. @throws ApiFailure `untrusted_jwt` without `sub` and `email` */
export function identityOf(source: unknown): Omit<GoogleIdentity, 'idToken'> {
  const result = claims.safeParse(source);
  if (!result.success) throw new ApiFailure(failures.untrustedJwt);
  const { email_verified: emailVerified, hd, ...rest } = result.data;
  const authoritative = emailVerified && (hd !== undefined || googleMail.test(rest.email));
  return { ...rest, emailVerified, authoritative };
}
