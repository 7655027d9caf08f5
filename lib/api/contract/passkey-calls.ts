import { failures, proofErrors, type Call } from './call';
import { signIn } from './entities';
import { mailLocaleHeader, nickname, origin, ownerProof } from './fields';
import { z } from './zod';

const text = z.string().min(1).max(20_000);

/** For the browser, as it is (PublicKeyCredential.parse…OptionsFromJSON). */
const options = z.object({ options: z.record(z.string(), z.unknown()) });

/** What the browser answers (https://www.w3.org/TR/webauthn-3/#dom-publickeycredential-tojson). */
const answer = <Shape extends z.core.$ZodLooseShape>(response: Shape) =>
  z.looseObject({
    id: z.string().min(1).max(1400),
    rawId: z.string().min(1).max(1400),
    type: z.literal('public-key'),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    response: z.looseObject({ clientDataJSON: text, ...response }),
  });

const passkeyId = z.string().min(1).max(1400);

/** Passkeys (WebAuthn): a device asks for a finger, a face or a PIN, and signs in by itself. An external API may lack these calls (404). */
export const passkeyCalls = {
  startPasskeyLogin: {
    summary:
      'Begins to sign in by a passkey; its answer is taken from the same browser, once, within five minutes',
    methods: ['POST'],
    path: '/common/passkey/start',
    auth: 'none',
    request: { body: z.object({}) },
    data: options,
    errors: [failures.invalid, failures.slowDown],
  },
  passkeyLogin: {
    summary: 'Signs in by a passkey',
    methods: ['POST'],
    path: '/common/passkey',
    auth: 'none',
    request: {
      body: z.object({
        response: answer({ authenticatorData: text, signature: text, userHandle: text.optional() }),
        ...origin,
      }),
    },
    data: signIn,
    errors: [failures.badPasskey, failures.invalid, failures.slowDown],
  },
  startPasskey: {
    summary: 'Begins to add a passkey',
    methods: ['POST'],
    path: '/account/passkeys/start',
    auth: 'bearer',
    request: { body: z.object(ownerProof) },
    data: options,
    errors: [...proofErrors, failures.tooManyPasskeys],
  },
  addPasskey: {
    summary: 'Adds a passkey, named after the device; a mail says so',
    methods: ['POST'],
    path: '/account/passkeys',
    auth: 'bearer',
    request: { headers: mailLocaleHeader, body: z.object({ response: answer({ attestationObject: text }) }) },
    data: z.literal(true),
    errors: [
      failures.unauthorized,
      failures.badPasskey,
      failures.tooManyPasskeys,
      failures.invalid,
      failures.slowDown,
    ],
  },
  renamePasskey: {
    summary: 'Gives a passkey of the user another name',
    methods: ['POST'],
    path: '/account/passkeys/name',
    auth: 'bearer',
    request: { body: z.object({ id: passkeyId, name: nickname }) },
    data: z.literal(true),
    errors: [failures.unauthorized, failures.invalid],
  },
  removePasskey: {
    summary: 'Removes a passkey of the user; a mail says so',
    methods: ['DELETE'],
    path: '/account/passkeys',
    auth: 'bearer',
    request: { headers: mailLocaleHeader, body: z.object({ id: passkeyId, ...ownerProof }) },
    data: z.literal(true),
    errors: proofErrors,
  },
} as const satisfies Record<string, Call>;
