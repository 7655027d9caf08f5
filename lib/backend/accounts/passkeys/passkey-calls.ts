import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import { limits } from '@/lib/api/contract/limits';
import { brand } from '@/lib/site/brand';
import type { Tables } from '../../database/tables';
import type { Deps } from '../../calls/deps';
import { ApiFailure } from '../../base/failure';
import { route } from '../../calls/route';
import { rules } from '../../limits/rules';
import { deviceOf } from '../../sessions/device';
import { tellFactorChange } from '../factors/tell-change';
import { proveOwner } from '../proof';
import type { Session } from '../../sessions/sessions';
import { lockUser } from '../users';
import { challengeMs, newChallenge, spendChallenge } from './challenges';
import { expectedOrigin, rpId } from './relying-party';

const askerOf = ({ tokenHash }: Pick<Session, 'tokenHash'>) => `session ${tokenHash}`;

/** POST /account/passkeys/start. A token alone must not become a way in that lasts. */
const startPasskey = route('startPasskey', async ({ deps, request: { body }, session }) => {
  const { id, email, nickname } = session.user;
  await deps.limiter.consume(rules.factorChangePerUser, id);
  await proveOwner(deps, session, body.password);
  const own = await refuseTooMany(deps.db, id);
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: rpId(deps.settings),
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: nickname ?? email,
    challenge: new Uint8Array(
      Buffer.from(await newChallenge(deps.db, { asker: askerOf(session), now: deps.now() }), 'base64url'),
    ),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: own.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
});

const addPasskey = route('addPasskey', async ({ deps, request: { body }, session, visitor }) => {
  const { id } = session.user;
  await deps.limiter.consume(rules.factorChangePerUser, id);
  const now = deps.now();
  const { response } = body;
  const asker = askerOf(session);
  const checked = await verifyRegistrationResponse({
    response: response as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (challenge) => spendChallenge(deps.db, { challenge, asker, now }),
    expectedOrigin: expectedOrigin(deps.settings, response.response.clientDataJSON),
    expectedRPID: rpId(deps.settings),
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) throw new ApiFailure(failures.badPasskey);
  const { credential } = checked.registrationInfo;
  await deps.db.transaction().execute(async (db) => {
    // Of many that come at once none is one too many, and none outlives the account.
    await lockUser(db, id);
    await refuseTooMany(db, id);
    const added = await db
      .insertInto('passkeys')
      .values({
        id: credential.id,
        user_id: id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        name: deviceOf(visitor.userAgent) ?? brand.name,
        created_at: now,
        last_used_at: null,
      })
      // Somebody's, who may be somebody else.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new ApiFailure(failures.badPasskey);
  });
  await tellFactorChange(deps, { session, visitor, what: 'passkeyAdded' });
  return true;
});

/** @returns the passkeys of a user who may have one more */
async function refuseTooMany(db: Kysely<Tables>, userId: string) {
  const own = await passkeysOf({ db }, userId);
  if (own.length >= limits.passkeys) throw new ApiFailure(failures.tooManyPasskeys);
  return own;
}

const renamePasskey = route('renamePasskey', async ({ deps, request: { body }, session }) => {
  await deps.db
    .updateTable('passkeys')
    .set({ name: body.name })
    .where('id', '=', body.id)
    .where('user_id', '=', session.user.id)
    .execute();
  return true;
});

const removePasskey = route('removePasskey', async ({ deps, request: { body }, session, visitor }) => {
  await deps.limiter.consume(rules.factorChangePerUser, session.user.id);
  await proveOwner(deps, session, body.password);
  const removed = await deps.db
    .deleteFrom('passkeys')
    .where('id', '=', body.id)
    .where('user_id', '=', session.user.id)
    .returning('id')
    .executeTakeFirst();
  if (removed) await tellFactorChange(deps, { session, visitor, what: 'passkeyRemoved' });
  return true;
});

export async function passkeysOf({ db }: Pick<Deps, 'db'>, userId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: new Date(created_at).toISOString(),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  }));
}

export const ownPasskeyRoutes = [startPasskey, addPasskey, renamePasskey, removePasskey];
