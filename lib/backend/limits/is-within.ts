import { ApiFailure } from '../http/failure';
import type { Limiter, Subject } from './limiter';
import type { LimitRule } from './rules';

/** Counts one use of a rule that refuses nobody: whether there was room for it. */
export async function isWithin(limiter: Limiter, rule: LimitRule, subject: Subject): Promise<boolean> {
  try {
    await limiter.consume(rule, subject);
    return true;
  } catch (error) {
    if (error instanceof ApiFailure) return false;
    throw error;
  }
}
