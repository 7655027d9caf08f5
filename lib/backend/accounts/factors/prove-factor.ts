import { failures } from '@/lib/api/contract/call';
import type { Deps } from '../../calls/deps';
import { ApiFailure } from '../../base/failure';
import type { Visitor } from '../../base/visitor';
import { tellOwner } from '../tell-owner';
import { noteWrongFactor, type Guessed } from './factor-limits';
import { recoveryCodesLeft } from './recovery-codes';
import { tryFactor } from './two-step';

/**
 * Asks for a code of the app or a recovery code, and uses it up. The owner is told of each recovery code that was used.
 *
 * @throws ApiFailure 400 `bad_code`
 */
export async function proveFactor(deps: Deps, visitor: Visitor, user: Guessed, code: string): Promise<void> {
  const factor = await tryFactor(deps, user.id, code);
  if (factor === undefined) {
    await noteWrongFactor(deps, visitor, user);
    throw new ApiFailure(failures.badCode);
  }
  if (factor === 'app') return;
  const left = await recoveryCodesLeft(deps.db, user.id);
  const { email, locale } = user;
  const values = { what: 'recoveryUsed', left };
  tellOwner(deps, { scene: 'factorChanged', email, locale, visitor, isStrangers: true, values });
}
