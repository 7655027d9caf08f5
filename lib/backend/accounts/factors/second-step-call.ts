import { failures } from '@/lib/api/contract/call';
import { linkGoogle } from '../google/link';
import { ApiFailure } from '../../base/failure';
import { route } from '../../calls/route';
import { rules } from '../../limits/rules';
import { rememberPlace } from '../known-places';
import { createSession } from '../../sessions/sessions';
import { publicUser } from '../users';
import { userColumns } from '../../sessions/user-row';
import { limitFactorGuesses } from './factor-limits';
import { proveFactor } from './prove-factor';
import { findStepTicket, spendStepTicket } from './step-tickets';

export const secondStep = route('secondStep', async (context) => {
  const { deps, request, visitor, limitVisitor } = context;
  const { ticket, code } = request.body;
  const now = deps.now();
  const login = await findStepTicket(deps.db, { ticket, browser: visitor.loginStep, now });
  if (!login) {
    // What is none is counted, or strangers could use up the logins of all who share their network.
    await limitVisitor(rules.ticketPerVisitor);
    throw new ApiFailure(failures.badTicket);
  }
  const { user_id: id, email, locale, channel, google_subject: subject } = login;
  await limitFactorGuesses(deps, visitor, { id, email }, code);
  await proveFactor(deps, visitor, { id, email, locale }, code);
  return deps.db.transaction().execute(async (db) => {
    // Locks the row: a new password at the same moment voids the ticket first, or ends this session too.
    const user = await db
      .updateTable('users')
      .set({ signed_in_at: now })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(userColumns)
      .executeTakeFirst();
    if (!user || !(await spendStepTicket(db, login.ticket_hash))) throw new ApiFailure(failures.badTicket);
    if (subject !== null) await linkGoogle(db, { subject, userId: id, now });
    await rememberPlace(context, db, id);
    const token = await createSession(db, { userId: id, channel: channel ?? undefined, visitor, now });
    return { token, user: await publicUser({ ...deps, db }, user), isNew: false };
  });
});
