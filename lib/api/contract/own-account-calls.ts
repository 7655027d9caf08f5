import { failures, proofErrors, type Call } from './call';
import { accountPurchase, accountSession } from './entities';
import { knownPassword, localeHeader, mailLocaleHeader, newPassword, nickname, ownerProof } from './fields';
import { limits } from './limits';
import { z } from './zod';

/** What somebody who is signed in does with the account itself; the embedded API's calls, which an external API may lack (404). */
export const ownAccountCalls = {
  changePassword: {
    summary: 'Changes the password; every other session of the user ends and a mail says so',
    methods: ['POST'],
    path: '/account/password',
    auth: 'bearer',
    request: {
      headers: mailLocaleHeader,
      body: z.object({
        /** The old one; left out where the account has none, which takes a recent sign-in. */
        password: knownPassword.optional(),
        newPassword,
      }),
    },
    data: z.literal(true),
    errors: [
      failures.unauthorized,
      failures.badCredentials,
      failures.commonPassword,
      failures.personalPassword,
      failures.signInAgain,
      failures.invalid,
      failures.slowDown,
    ],
  },
  changeName: {
    summary: 'Changes the name by which the user is addressed',
    methods: ['POST'],
    path: '/account/name',
    auth: 'bearer',
    request: { body: z.object({ nickname }) },
    data: z.literal(true),
    errors: [failures.unauthorized, failures.invalid],
  },
  sessions: {
    summary: 'The sessions of the user, the newest use first',
    methods: ['GET'],
    path: '/account/sessions',
    auth: 'bearer',
    request: {},
    data: z.array(accountSession),
    errors: [failures.unauthorized],
  },
  endSessions: {
    summary: 'Ends every session of the user but this one',
    methods: ['DELETE'],
    path: '/account/sessions',
    auth: 'bearer',
    request: { query: z.object({ others: z.literal('1') }), body: z.object(ownerProof).optional() },
    data: z.literal(true),
    errors: proofErrors,
  },
  endSession: {
    summary: 'Ends one session of the user, by the id that the list has; one that has ended already is none',
    methods: ['DELETE'],
    path: '/account/session',
    auth: 'bearer',
    request: {
      query: z.object({ id: z.string().min(1).max(200) }),
      body: z.object(ownerProof).optional(),
    },
    data: z.literal(true),
    errors: proofErrors,
  },
  accountPurchases: {
    summary: 'What the user has bought, the newest first',
    methods: ['GET'],
    path: '/account/purchases',
    auth: 'bearer',
    request: {},
    data: z.array(accountPurchase),
    errors: [failures.unauthorized],
  },
  affiliate: {
    summary: "The user's link for inviting others, and what came of it",
    methods: ['GET'],
    path: '/account/affiliate',
    auth: 'bearer',
    /** The language of the page that the link opens. */
    request: { headers: localeHeader },
    data: z.object({
      code: z.string().min(1),
      link: z.string().regex(/^https?:\/\/\S+$/),
      visits: z.number().int().nonnegative(),
      signUps: z.number().int().nonnegative(),
      /** Of those who signed up, who has paid for something and not been given it back. */
      paid: z.number().int().nonnegative(),
    }),
    errors: [failures.unauthorized, failures.invalid],
  },
  deleteAccount: {
    summary: 'Deletes the account and its personal data; invoices that were paid are kept without it',
    methods: ['DELETE'],
    path: '/account',
    auth: 'bearer',
    request: {
      headers: mailLocaleHeader,
      body: z.object({
        confirm: z.string().trim().toLowerCase().max(limits.email),
        ...ownerProof,
      }),
    },
    data: z.literal(true),
    errors: [...proofErrors, failures.notConfirmed],
  },
} as const satisfies Record<string, Call>;
