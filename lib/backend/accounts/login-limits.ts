import type { Deps } from '../calls/deps';
import type { Visitor } from '../base/visitor';
import { rules, waitBetweenLogins } from '../limits/rules';
import { askerOf } from './known-places';

/**
 * Counts one guess at the password of an address. Whoever has signed in to the account from the same device or network before is
 * limited by that alone; others have to wait between their tries once there are too many of theirs together, but are not shut out.
 *
 * @throws ApiFailure 429
 */
export async function limitGuesses(deps: Deps, visitor: Visitor, email: string): Promise<void> {
  const { limiter } = deps;
  const { known, subject } = await askerOf(deps, email, visitor);
  const own = [
    { rule: rules.loginPerAsker, subject: [email, subject] },
    { rule: rules.loginPerVisitor, subject },
  ];
  if (known !== null) return limiter.consumeAll(own);
  const wait = waitBetweenLogins(await limiter.read(rules.loginPerAddress, email));
  await limiter.consumeAll(wait ? [...own, { rule: wait, subject: [email, subject] }] : own);
  await limiter.count(rules.loginPerAddress, email);
}
