import { sql, type Kysely } from 'kysely';
import { pseudonym } from '../database/secret';
import type { Tables } from '../database/tables';
import { slowDown } from '../http/failure';
import type { LimitRule } from './rules';

export interface Limiter {
  /**
   * Counts one use of `rule` by `subject` (an address, a visitor).
   *
   * @throws ApiFailure 429 with `Retry-After` when the window is full
   */
  consume(rule: LimitRule, subject: string): Promise<void>;
  /** Forgets the uses of `rule` by `subject`. */
  reset(rule: LimitRule, subject: string): Promise<void>;
}

interface LimiterParts {
  db: Kysely<Tables>;
  secret: string;
  now: () => number;
}

/** Fixed windows, counted in the database by one statement each, so that all instances share them. */
export function createLimiter({ db, secret, now }: LimiterParts): Limiter {
  const keyOf = (rule: LimitRule, subject: string) => `${rule.name}:${pseudonym(secret, subject)}`;
  return {
    async consume(rule, subject) {
      const moment = now();
      const { points, resets_at } = await db
        .insertInto('rate_limits')
        .values({ key: keyOf(rule, subject), points: 1, resets_at: moment + rule.windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            points: sql`case when rate_limits.resets_at <= ${moment} then 1 else rate_limits.points + 1 end`,
            resets_at: sql`case when rate_limits.resets_at <= ${moment} then excluded.resets_at else rate_limits.resets_at end`,
          }),
        )
        .returning(['points', 'resets_at'])
        .executeTakeFirstOrThrow();
      if (points > rule.points) throw slowDown(resets_at - moment);
    },
    async reset(rule, subject) {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(rule, subject)).execute();
    },
  };
}
