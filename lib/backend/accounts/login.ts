import { failures } from '@/lib/api/contract/call';
import type { CallAnswer, CallRequest } from '@/lib/api/contract/calls';
import { proveGoogle } from './google/prove';
import { signInWithGoogle } from './google/sign-in';
import { ApiFailure } from '../base/failure';
import { route, type CallContext } from '../calls/route';
import { rules } from '../limits/rules';
import { logClickIds } from '../tracking/click-ids';
import { hasTwoStep } from './factors/two-step';
import { beginSecondStep, secondStepLeft } from './factors/step-tickets';
import { rememberPlace } from './known-places';
import { limitGuesses } from './login-limits';
import { createSession } from '../sessions/sessions';
import { publicUser } from './users';
import { userColumns } from '../sessions/user-row';

type FormLogin = Exclude<CallRequest<'login'>['body'], { google: true }>;

export const login = route('login', async (context) => {
  const { deps, request, visitor, limitVisitor } = context;
  if (!request.body.google) {
    await limitGuesses(deps, visitor, request.body.email);
    return loginByPassword(context, request.body);
  }
  await limitVisitor(rules.googlePerVisitor);
  const identity = await proveGoogle(deps, request.body);
  // An address without a proof that names the same one is only a claim.
  if (identity.email !== request.body.email) throw new ApiFailure(failures.untrustedJwt);
  return signInWithGoogle(context, identity, request.body);
});

async function loginByPassword(context: CallContext<'login'>, body: FormLogin): Promise<CallAnswer<'login'>> {
  const { deps, visitor } = context;
  const { email, password, channel } = body;
  const known = await deps.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!(await deps.hasher.fits(password, known?.password_hash)))
    throw new ApiFailure(failures.badCredentials);
  const now = deps.now();
  const done = await deps.db.transaction().execute(async (db) => {
    // Locks the row: a reset at the same moment either comes first, and the old password no longer fits, or ends this session too.
    const user = await db
      .updateTable('users')
      .set({ signed_in_at: now })
      .where('email', '=', email)
      .where('password_hash', '=', known?.password_hash ?? null)
      .returning(userColumns)
      .executeTakeFirst();
    if (!user) throw new ApiFailure(failures.badCredentials);
    await logClickIds(db, { userId: user.id, ...body, now });
    if (await hasTwoStep(db, user.id)) {
      return beginSecondStep(context, db, { userId: user.id, channel, googleSubject: null });
    }
    await rememberPlace(context, db, user.id);
    const token = await createSession(db, { userId: user.id, channel, visitor, now });
    return { token, user: await publicUser({ ...deps, db }, user), isNew: false };
  });
  if ('ticket' in done) throw secondStepLeft(context, done);
  return done;
}
