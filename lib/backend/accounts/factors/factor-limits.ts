import type { Locale } from '@/lib/i18n/locales';
import type { Deps } from '../../calls/deps';
import type { Visitor } from '../../base/visitor';
import { rules } from '../../limits/rules';
import { askerOf } from '../known-places';
import { tellOwner } from '../tell-owner';
import { formOf } from './two-step';

export interface Guessed {
  id: string;
  email: string;
  locale: Locale | null;
}

/**
 * Counts one try at the second step. Whoever comes here has the first one right, which strangers have not. Where somebody has come
 * by a password, all of them together have few tries at the six digits; the owner goes on from a browser that has signed in before,
 * and from anywhere by a recovery code, which nobody guesses.
 *
 * @throws ApiFailure 429
 */
export async function limitFactorGuesses(
  deps: Deps,
  visitor: Visitor,
  { id, email }: Pick<Guessed, 'id' | 'email'>,
  typed: string,
): Promise<void> {
  const { known, subject } = await askerOf(deps, email, visitor);
  const own = [
    { rule: rules.secondStepPerAsker, subject: [id, subject] },
    { rule: rules.secondStepPerAskerAndDay, subject: [id, subject] },
  ];
  const isForAll = known !== 'device' && formOf(typed)?.kind !== 'recovery';
  await deps.limiter.consumeAll(isForAll ? [...own, { rule: rules.secondStepPerUser, subject: id }] : own);
}

/** Counts a wrong code: the owner is told once a day that somebody has the first step right and guesses at the second. */
export async function noteWrongFactor(
  deps: Deps,
  visitor: Visitor,
  { id, email, locale }: Guessed,
): Promise<void> {
  const { points } = rules.secondStepWrong;
  if ((await deps.limiter.count(rules.secondStepWrong, id)) !== points) return;
  const values = { what: 'guessed', left: 0 };
  tellOwner(deps, { scene: 'factorChanged', email, locale, visitor, isStrangers: true, values });
}
