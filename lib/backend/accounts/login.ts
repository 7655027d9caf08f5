import { failures } from '@/lib/api/contract/call';
import type { CallAnswer, CallRequest } from '@/lib/api/contract/calls';
import type { Deps } from '../deps';
import { proveGoogle } from '../google/prove';
import { signInWithGoogle } from '../google/sign-in';
import { ApiFailure } from '../http/failure';
import { route, type CallContext } from '../http/route';
import type { Visitor } from '../http/visitor';
import { rules } from '../limits/rules';
import { logClickIds } from '../tracking/click-ids';
import { createSession } from './sessions';
import { publicUser, userColumns } from './users';

type FormLogin = Exclude<CallRequest<'login'>['body'], { google: true }>;

/** POST /common/login, by password or by Google. */
export const login = route('login', async (context) => {
  const { deps, request, visitor, limitVisitor } = context;
  if (!request.body.google) {
    await limitGuesses(context, request.body.email);
    return loginByPassword(deps, request.body, visitor);
  }
  await limitVisitor(rules.googlePerVisitor);
  const identity = await proveGoogle(deps, request.body);
  // An address without a proof that names the same one is only a claim.
  if (identity.email !== request.body.email) throw new ApiFailure(failures.untrustedJwt);
  return signInWithGoogle(deps, identity, request.body, visitor);
});

async function limitGuesses({ deps, visitor, limitVisitor }: CallContext<'login'>, email: string) {
  await limitVisitor(rules.loginPerVisitor);
  await deps.limiter.consume(rules.loginPerAddressAndVisitor, `${email} ${visitor.network}`);
  await deps.limiter.consume(rules.loginPerAddress, email);
}

async function loginByPassword(deps: Deps, body: FormLogin, visitor: Visitor): Promise<CallAnswer<'login'>> {
  const { email, password, channel } = body;
  const known = await deps.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!(await deps.hasher.fits(password, known?.password_hash)))
    throw new ApiFailure(failures.badCredentials);
  const now = deps.now();
  return deps.db.transaction().execute(async (db) => {
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
    const token = await createSession(db, { userId: user.id, channel, visitor, now });
    return { token, user: await publicUser({ ...deps, db }, user), isNew: false };
  });
}
