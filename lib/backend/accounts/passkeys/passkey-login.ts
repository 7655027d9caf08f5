import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../../base/failure';
import { route, type CallContext } from '../../calls/route';
import { rules } from '../../limits/rules';
import { newStepName, stepCookie } from '../../sessions/step-cookie';
import { rememberPlace } from '../known-places';
import { createSession } from '../../sessions/sessions';
import { publicUser } from '../users';
import { userColumns } from '../../sessions/user-row';
import { challengeMs, newChallenge, spendChallenge } from './challenges';
import { expectedOrigin, rpId } from './relying-party';

/** POST /common/passkey/start: the same for everybody; whose passkey it will be, the device knows. */
const startPasskeyLogin = route('startPasskeyLogin', async (context) => {
  const { deps, visitor, answerHeaders } = context;
  await limitTries(context);
  const browser = visitor.loginStep ?? newStepName();
  answerHeaders.append('set-cookie', stepCookie(browser, deps.settings.SITE_URL));
  const challenge = await newChallenge(deps.db, { asker: browserOf(browser), now: deps.now() });
  const options = await generateAuthenticationOptions({
    rpID: rpId(deps.settings),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeMs,
    userVerification: 'required',
  });
  return { options: { ...options } };
});

/** POST /common/passkey: the device has asked for a finger, a face or a PIN, so that it is both factors. */
const passkeyLogin = route('passkeyLogin', async (context) => {
  const { deps, request, visitor } = context;
  await limitTries(context);
  const { userId, passkey, counter } = await provenPasskey(context);
  const now = deps.now();
  return deps.db.transaction().execute(async (db) => {
    const user = await db
      .updateTable('users')
      .set({ signed_in_at: now })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .returning(userColumns)
      .executeTakeFirst();
    const used = await db
      .updateTable('passkeys')
      .set({ counter, last_used_at: now })
      .where('id', '=', passkey)
      // Removed meanwhile, or not.
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!user || !used) throw new ApiFailure(failures.badPasskey);
    await rememberPlace(context, db, userId);
    const token = await createSession(db, { userId, channel: request.body.channel, visitor, now });
    return { token, user: await publicUser({ ...deps, db }, user), isNew: false };
  });
});

/** Nobody is named yet: a browser that has signed in to an account before counts by itself, whatever others in its network do. */
function limitTries({ deps, visitor }: CallContext<'startPasskeyLogin' | 'passkeyLogin'>): Promise<void> {
  const { device } = visitor;
  return deps.limiter.consume(rules.passkeyPerVisitor, device === undefined ? visitor : `device ${device}`);
}

/** @throws ApiFailure 400 `bad_passkey`, whatever is wrong with it */
async function provenPasskey({ deps, request, visitor }: CallContext<'passkeyLogin'>) {
  const { response } = request.body;
  const known = await deps.db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('id', '=', response.id)
    .executeTakeFirst();
  const { userHandle } = response.response;
  const isOwners =
    known !== undefined &&
    (userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === known.user_id);
  const asker = browserOf(visitor.loginStep ?? '');
  const now = deps.now();
  if (!isOwners) throw new ApiFailure(failures.badPasskey);
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: (challenge) => spendChallenge(deps.db, { challenge, asker, now }),
    expectedOrigin: expectedOrigin(deps.settings, response.response.clientDataJSON),
    expectedRPID: rpId(deps.settings),
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: known.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    // A counter that goes back is how a copied key shows.
    deps.log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'a passkey was refused');
    return undefined;
  });
  if (!checked?.verified) throw new ApiFailure(failures.badPasskey);
  return { userId: known.user_id, passkey: known.id, counter: checked.authenticationInfo.newCounter };
}

const browserOf = (name: string) => `browser ${name}`;

export const passkeyLoginRoutes = [startPasskeyLogin, passkeyLogin];
