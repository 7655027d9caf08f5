import { ApiFailure } from '../base/failure';
import type { Limiter } from './limiter';
import type { LimitRule } from './rules';
import type { Subject, Use } from './subjects';

/** Counts one use of a rule that refuses nobody: whether there was room for it. */
export async function isWithin(limiter: Limiter, rule: LimitRule, subject: Subject): Promise<boolean> {
  return wasTaken(limiter.consume(rule, subject));
}

/** Counts one use of each rule, or none: whether there was room for all. */
export async function areWithin(limiter: Limiter, uses: readonly Use[]): Promise<boolean> {
  return wasTaken(limiter.consumeAll(uses));
}

async function wasTaken(counted: Promise<void>): Promise<boolean> {
  try {
    await counted;
    return true;
  } catch (error) {
    if (error instanceof ApiFailure) return false;
    throw error;
  }
}
