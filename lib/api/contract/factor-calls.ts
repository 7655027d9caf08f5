import { failures, proofErrors, type Call } from './call';
import { optionalMoment } from './dates';
import { signIn } from './entities';
import { factorCode, mailLocaleHeader, ownerProof, ticket } from './fields';
import { z } from './zod';

const passkey = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  createdAt: optionalMoment,
  lastUsedAt: optionalMoment,
});

/** Shown once, such as `7Q2M-X0KD-93FV`. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string().min(1)).min(1) });

/**
 * Two-step login: an app that shows codes (RFC 6238), and recovery codes for when it is lost. Calls of the embedded API, which an
 * external API may lack (404): then nobody is offered it.
 */
export const factorCalls = {
  secondStep: {
    summary: 'Completes a login that was answered `second_factor`',
    methods: ['POST'],
    path: '/common/login/second',
    auth: 'none',
    request: { headers: mailLocaleHeader, body: z.object({ ticket, code: factorCode }) },
    data: signIn,
    errors: [
      failures.badTicket,
      failures.badCode,
      failures.untrustedJwt,
      failures.invalid,
      failures.slowDown,
    ],
  },
  factors: {
    summary: 'What the account asks for beside the password',
    methods: ['GET'],
    path: '/account/factors',
    auth: 'bearer',
    request: {},
    data: z.object({
      /** Null while two-step login is off. */
      twoStep: z
        .object({
          since: optionalMoment,
          recoveryCodes: z.number().int().nonnegative(),
        })
        .nullable(),
      /** The newest first; null where the API knows of none. */
      passkeys: z.array(passkey).nullable().default(null),
    }),
    errors: [failures.unauthorized],
  },
  startTwoStep: {
    summary: 'Begins to set up two-step login: a new secret for an authenticator app. Nothing changes yet',
    methods: ['POST'],
    path: '/account/two-step/start',
    auth: 'bearer',
    request: { body: z.object(ownerProof) },
    data: z.object({
      /** Sent back to confirm the set-up; good for 30 minutes. */
      setup: z.string().min(1),
      /** Base32. */
      secret: z.string().regex(/^[A-Z2-7]+$/),
      /** What the app reads from the picture, or opens on the same device. */
      address: z.string().regex(/^otpauth:\/\/totp\/\S+$/),
    }),
    errors: proofErrors,
  },
  confirmTwoStep: {
    summary:
      'Turns two-step login on, by a code of the app that was set up; answers the recovery codes, once',
    methods: ['POST'],
    path: '/account/two-step',
    auth: 'bearer',
    request: {
      headers: mailLocaleHeader,
      body: z.object({ setup: z.string().min(1).max(500), code: factorCode }),
    },
    data: recoveryCodes,
    errors: [
      failures.unauthorized,
      failures.badTicket,
      failures.badCode,
      failures.factorChanged,
      failures.invalid,
      failures.slowDown,
    ],
  },
  endTwoStep: {
    summary: 'Turns two-step login off; a mail says so',
    methods: ['DELETE'],
    path: '/account/two-step',
    auth: 'bearer',
    request: { headers: mailLocaleHeader, body: z.object(ownerProof) },
    data: z.literal(true),
    errors: proofErrors,
  },
  renewRecoveryCodes: {
    summary: 'Makes new recovery codes in place of those from before',
    methods: ['POST'],
    path: '/account/recovery-codes',
    auth: 'bearer',
    request: { headers: mailLocaleHeader, body: z.object(ownerProof) },
    data: recoveryCodes,
    errors: [...proofErrors, failures.factorChanged],
  },
} as const satisfies Record<string, Call>;
