import { randomBytes } from 'node:crypto';
import { failures } from '@/lib/api/contract/call';
import { brand } from '@/lib/site/brand';
import { ApiFailure } from '../../base/failure';
import { route, type CallContext } from '../../calls/route';
import { rules } from '../../limits/rules';
import { forgetOtherPlaces } from '../known-places';
import { proveOwner } from '../proof';
import { passkeysOf } from '../passkeys/passkey-calls';
import { endOtherSessions } from '../../sessions/sessions';
import { lockUser } from '../users';
import { keepRecoveryCodes, newRecoveryCodes, recoveryCodesLeft } from './recovery-codes';
import { tellFactorChange } from './tell-change';
import { closeSetup, openSetup } from './setup';
import { voidStepTickets } from './step-tickets';
import { formOf } from './two-step';
import { appAddress, base32, secretBytes, stepOf } from './totp';

type OwnContext = CallContext<'startTwoStep' | 'confirmTwoStep' | 'endTwoStep' | 'renewRecoveryCodes'>;

const factors = route('factors', async ({ deps, session }) => {
  const { db } = deps;
  const { id } = session.user;
  const passkeys = await passkeysOf(deps, id);
  const row = await db
    .selectFrom('two_step')
    .select('created_at')
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (!row) return { twoStep: null, passkeys };
  return {
    twoStep: {
      since: new Date(row.created_at).toISOString(),
      recoveryCodes: await recoveryCodesLeft(db, id),
    },
    passkeys,
  };
});

/** POST /account/two-step/start. A token alone must not put a lock on the account that its owner cannot open. */
const startTwoStep = route('startTwoStep', async ({ deps, request: { body }, session }) => {
  await limitChanges({ deps, session });
  await proveOwner(deps, session, body.password);
  const secret = randomBytes(secretBytes);
  const written = base32(secret);
  return {
    setup: closeSetup(deps, session, secret),
    secret: written,
    address: appAddress({ secret: written, account: session.user.email, issuer: brand.name }),
  };
});

/** POST /account/two-step: from now on a login needs both, and whoever is logged in elsewhere has to log in anew. */
const confirmTwoStep = route('confirmTwoStep', async ({ deps, request: { body }, session, visitor }) => {
  await limitChanges({ deps, session });
  const { id } = session.user;
  const secret = openSetup(deps, session, body.setup);
  if (!secret) throw new ApiFailure(failures.badTicket);
  const now = deps.now();
  const step = stepOf(secret, formOf(body.code)?.code ?? '', now);
  if (step === undefined) throw new ApiFailure(failures.badCode);
  const codes = await newRecoveryCodes(deps.hasher);
  await deps.db.transaction().execute(async (db) => {
    // A login at the same moment comes first, or needs both.
    await lockUser(db, id);
    const isNew = await db
      .insertInto('two_step')
      .values({
        user_id: id,
        secret: deps.seal.close(secret, id),
        last_step: step,
        recovery_salt: codes.salt,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    // Another window was first: what its app shows counts.
    if (!isNew) throw new ApiFailure(failures.factorChanged);
    // Whoever knows the password may be in already, and could turn it off again.
    await endOtherSessions(db, session);
    await forgetOtherPlaces({ deps, visitor }, db, id);
    await keepRecoveryCodes(db, id, codes);
  });
  await tellFactorChange(deps, { session, visitor, what: 'twoStepOn' });
  return { recoveryCodes: codes.codes };
});

const endTwoStep = route('endTwoStep', async ({ deps, request: { body }, session, visitor }) => {
  await limitChanges({ deps, session });
  await proveOwner(deps, session, body.password);
  const { id } = session.user;
  const ended = await deps.db.transaction().execute(async (db) => {
    // First, as a deletion does: in any other order each could wait for the other.
    await lockUser(db, id);
    // The recovery codes go with it.
    const was = await db
      .deleteFrom('two_step')
      .where('user_id', '=', id)
      .returning('user_id')
      .executeTakeFirst();
    await voidStepTickets(db, id);
    return was !== undefined;
  });
  if (ended) await tellFactorChange(deps, { session, visitor, what: 'twoStepOff' });
  return true;
});

const renewRecoveryCodes = route(
  'renewRecoveryCodes',
  async ({ deps, request: { body }, session, visitor }) => {
    await limitChanges({ deps, session });
    await proveOwner(deps, session, body.password);
    const { id } = session.user;
    const codes = await newRecoveryCodes(deps.hasher);
    await deps.db.transaction().execute(async (db) => {
      await lockUser(db, id);
      const row = await db
        .updateTable('two_step')
        .set({ recovery_salt: codes.salt })
        .where('user_id', '=', id)
        .returning('user_id')
        .executeTakeFirst();
      if (!row) throw new ApiFailure(failures.factorChanged);
      await keepRecoveryCodes(db, id, codes);
    });
    await tellFactorChange(deps, { session, visitor, what: 'codesRenewed' });
    return { recoveryCodes: codes.codes };
  },
);

async function limitChanges({ deps, session }: Pick<OwnContext, 'deps' | 'session'>): Promise<void> {
  await deps.limiter.consume(rules.factorChangePerUser, session.user.id);
}

export const twoStepRoutes = [factors, startTwoStep, confirmTwoStep, endTwoStep, renewRecoveryCodes];
