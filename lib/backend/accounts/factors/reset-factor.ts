import { failures } from '@/lib/api/contract/call';
import type { Deps } from '../../calls/deps';
import { ApiFailure } from '../../base/failure';
import type { Visitor } from '../../base/visitor';
import { limitFactorGuesses } from './factor-limits';
import { proveFactor } from './prove-factor';
import { hasSettledTwoStep } from './recent-factors';

/**
 * Asks for the second factor of an account, where it has one that is not new, before its password is replaced.
 *
 * @param code as the request has it
 * @returns whether it was asked for
 * @throws ApiFailure 409 `second_factor` without a code, 400 `bad_code` for a wrong one, 429 after too many
 */
export async function proveSecondFactor(
  deps: Deps,
  visitor: Visitor,
  email: string,
  code: string | undefined,
): Promise<boolean> {
  const user = await deps.db
    .selectFrom('users')
    .select(['id', 'email', 'locale'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user || !(await hasSettledTwoStep(deps.db, user.id, deps.now()))) return false;
  if (code === undefined) throw new ApiFailure(failures.secondFactor);
  await limitFactorGuesses(deps, visitor, user, code);
  await proveFactor(deps, visitor, user, code);
  return true;
}
