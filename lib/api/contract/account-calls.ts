import { failures, type Call } from './call';
import { identity, signIn, user } from './entities';
import {
  challenge,
  credential,
  email,
  emailedCode,
  factorCode,
  knownPassword,
  locale,
  mailLocaleHeader,
  newPassword,
  nickname,
  origin,
  scene,
  ticket,
} from './fields';
import { z } from './zod';

const pc = z.literal('pc');

const formLogin = z.object({
  google: z.literal(false).optional(),
  email,
  password: knownPassword,
  type: pc,
  ...origin,
});

const googleExtras = {
  /** That the ID token was asked for with, where the browser knows it. */
  nonce: z.string().min(1).max(200).optional(),
  /** Of the account that has the address already, after `password_needed`. */
  password: knownPassword.optional(),
};

/** Without `credential` or `access_token` the address is unproven: `untrusted_jwt`. */
const googleLogin = z.object({
  google: z.literal(true),
  credential: credential.optional(),
  access_token: z.string().max(8192).optional(),
  email,
  avatar: z.string().max(2048).nullish(),
  nickname: z.string().max(500).nullish(),
  type: pc,
  ...googleExtras,
  ...origin,
});

export const accountCalls = {
  jwtDecode: {
    summary: "Reads and verifies Google's ID token",
    methods: ['POST'],
    path: '/common/jwtDecode',
    auth: 'none',
    request: { body: z.object({ credential, nonce: googleExtras.nonce }) },
    data: identity,
    errors: [failures.invalidJwt, failures.untrustedJwt, failures.invalid, failures.slowDown],
  },
  login: {
    summary: 'Signs in by password, or by a Google identity with its proof',
    methods: ['POST'],
    path: '/common/login',
    auth: 'none',
    request: { body: z.discriminatedUnion('google', [formLogin, googleLogin]) },
    data: signIn,
    errors: [
      failures.badCredentials,
      failures.invalidJwt,
      failures.untrustedJwt,
      failures.passwordNeeded,
      failures.secondFactor,
      failures.invalid,
      failures.slowDown,
    ],
  },
  google: {
    summary: 'Exchanges the credential of Google one-tap for a token',
    methods: ['POST'],
    path: '/common/google',
    auth: 'none',
    request: { body: z.object({ credential, ...googleExtras, ...origin }) },
    data: signIn.pick({ token: true, isNew: true }),
    errors: [
      failures.invalidJwt,
      failures.untrustedJwt,
      failures.passwordNeeded,
      failures.secondFactor,
      failures.badCredentials,
      failures.invalid,
      failures.slowDown,
    ],
  },
  sesCode: {
    summary: 'Emails a code; answers alike for known and unknown addresses',
    methods: ['POST'],
    path: '/common/sesCode',
    auth: 'none',
    request: { body: z.object({ email, scene, locale }) },
    /** An API that binds a code to its address alone answers `true`. */
    data: z.union([z.object({ challenge }), z.literal(true)]),
    errors: [failures.invalid, failures.slowDown],
  },
  sesCodeVerify: {
    summary: 'Exchanges an emailed code for a ticket',
    methods: ['POST'],
    path: '/common/sesCodeVerify',
    auth: 'none',
    request: { body: z.object({ email, code: emailedCode, scene, challenge: challenge.optional() }) },
    data: z.object({ ticket }),
    errors: [failures.badCode, failures.invalid, failures.slowDown],
  },
  register: {
    summary: 'Opens an account for a verified address and signs in',
    methods: ['POST'],
    path: '/common/register',
    auth: 'none',
    request: { body: z.object({ email, password: newPassword, nickname, ticket, type: pc, ...origin }) },
    data: signIn.pick({ token: true, user: true }),
    errors: [
      failures.badTicket,
      failures.emailTaken,
      failures.commonPassword,
      failures.personalPassword,
      failures.invalid,
      failures.slowDown,
    ],
  },
  findPassword: {
    summary:
      'Sets a new password; every other session of the user ends and a mail says so. Whoever has proved a second factor as well is signed in',
    methods: ['POST'],
    path: '/common/findPassword',
    auth: 'none',
    request: {
      headers: mailLocaleHeader,
      body: z.object({
        email,
        password: newPassword,
        ticket,
        /** After `second_factor`. */
        code: factorCode.optional(),
      }),
    },
    data: z.union([z.literal(true), signIn.pick({ token: true, user: true })]),
    errors: [
      failures.badTicket,
      failures.secondFactor,
      failures.badCode,
      failures.commonPassword,
      failures.personalPassword,
      failures.invalid,
      failures.slowDown,
    ],
  },
  logout: {
    summary: 'Revokes the token',
    methods: ['POST'],
    path: '/logout',
    auth: 'bearer',
    request: { body: z.object({ domain: z.string().max(253) }) },
    data: z.literal(true),
    errors: [failures.unauthorized, failures.invalid],
  },
  userInfo: {
    summary: 'The signed-in user',
    methods: ['GET'],
    path: '/userInfo',
    auth: 'bearer',
    request: {},
    data: user,
    errors: [failures.unauthorized],
  },
} as const satisfies Record<string, Call>;
