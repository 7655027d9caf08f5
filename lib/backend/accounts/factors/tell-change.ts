import type { Deps } from '../../calls/deps';
import type { Visitor } from '../../base/visitor';
import type { Session } from '../../sessions/sessions';
import { tellOwner } from '../tell-owner';

interface Change {
  session: Pick<Session, 'user'>;
  visitor: Visitor;
  what: 'twoStepOn' | 'twoStepOff' | 'codesRenewed' | 'passkeyAdded' | 'passkeyRemoved';
}

export async function tellFactorChange(deps: Deps, { session, visitor, what }: Change): Promise<void> {
  const { id, email } = session.user;
  const user = await deps.db.selectFrom('users').select('locale').where('id', '=', id).executeTakeFirst();
  const locale = user?.locale ?? null;
  tellOwner(deps, { scene: 'factorChanged', email, locale, visitor, values: { what, left: 0 } });
}
