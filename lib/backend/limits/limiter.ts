import { sql, type Kysely } from 'kysely';
import { pseudonym } from '../database/secret';
import type { Tables } from '../database/tables';
import { slowDown } from '../http/failure';
import type { LimitRule } from './rules';

/** Whose uses are counted together: an address, a visitor, or one of each. */
export type Subject = string | readonly string[];

/** One use of a rule. */
export interface Use {
  rule: LimitRule;
  subject: Subject;
}

export interface Limiter {
  /**
   * Counts one use of `rule` by `subject`.
   *
   * @throws ApiFailure 429 with `Retry-After` when the window is full
   */
  consume(rule: LimitRule, subject: Subject): Promise<void>;
  /**
   * Counts one use of each rule, or none where a window is full.
   *
   * @throws ApiFailure 429 with the `Retry-After` of the window that is full for longest
   */
  consumeAll(uses: readonly Use[]): Promise<void>;
  /** Takes back one use of each rule that came to nothing. */
  release(uses: readonly Use[]): Promise<void>;
  /** Counts one use and refuses nothing. @returns the uses of this window with this one */
  count(rule: LimitRule, subject: Subject): Promise<number>;
  /** @returns the uses of the current window */
  read(rule: LimitRule, subject: Subject): Promise<number>;
  /** Forgets the uses of `rule` by `subject`. */
  reset(rule: LimitRule, subject: Subject): Promise<void>;
}

interface LimiterParts {
  db: Kysely<Tables>;
  secret: string;
  now: () => number;
}

/** Fixed windows, counted in the database by one statement each, so that all instances share them. */
export function createLimiter({ db, secret, now }: LimiterParts): Limiter {
  const keyOf = (rule: LimitRule, subject: Subject) =>
    [rule.name, ...[subject].flat().map((part) => pseudonym(secret, part))].join(':');

  async function add(uses: readonly Use[], moment: number): Promise<Map<string, Counter>> {
    const rows = await db
      .insertInto('rate_limits')
      .values(
        uses
          .map(({ rule, subject }) => ({
            key: keyOf(rule, subject),
            points: 1,
            resets_at: moment + rule.windowMs,
          }))
          // In one order always: PostgreSQL locks row by row.
          .sort((one, other) => (one.key < other.key ? -1 : 1)),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql`case when rate_limits.resets_at <= ${moment} then 1 else rate_limits.points + 1 end`,
          resets_at: sql`case when rate_limits.resets_at <= ${moment} then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning(['key', 'points', 'resets_at'])
      .execute();
    return new Map(rows.map((row) => [row.key, row]));
  }

  async function current(uses: readonly Use[], moment: number): Promise<Map<string, Counter>> {
    const keys = uses.map(({ rule, subject }) => keyOf(rule, subject));
    const rows = await db
      .selectFrom('rate_limits')
      .select(['key', 'points', 'resets_at'])
      .where('key', 'in', keys)
      .where('resets_at', '>', moment)
      .execute();
    return new Map(rows.map((row) => [row.key, row]));
  }

  /** @param room how many uses more than are counted a window must have place for */
  function refuseFull(uses: readonly Use[], counters: Map<string, Counter>, room: 0 | 1, moment: number) {
    const [longest] = uses
      .flatMap(({ rule, subject }) => {
        const counter = counters.get(keyOf(rule, subject));
        return counter && counter.points + room > rule.points
          ? [{ name: rule.name, waitMs: counter.resets_at - moment }]
          : [];
      })
      .sort((one, other) => other.waitMs - one.waitMs);
    if (longest) throw slowDown(longest.waitMs, longest.name);
  }

  return {
    async consume(rule, subject) {
      const moment = now();
      const use = [{ rule, subject }];
      refuseFull(use, await add(use, moment), 0, moment);
    },
    async consumeAll(uses) {
      const moment = now();
      refuseFull(uses, await current(uses, moment), 1, moment);
      // Of many that come at once all may have seen room.
      refuseFull(uses, await add(uses, moment), 0, moment);
    },
    async release(uses) {
      for (const { rule, subject } of uses) {
        await db
          .updateTable('rate_limits')
          .set((limits) => ({ points: limits('points', '-', 1) }))
          .where('key', '=', keyOf(rule, subject))
          .where('resets_at', '>', now())
          .where('points', '>', 0)
          .execute();
      }
    },
    async count(rule, subject) {
      const counters = await add([{ rule, subject }], now());
      return counters.get(keyOf(rule, subject))?.points ?? 0;
    },
    async read(rule, subject) {
      const counters = await current([{ rule, subject }], now());
      return counters.get(keyOf(rule, subject))?.points ?? 0;
    },
    async reset(rule, subject) {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(rule, subject)).execute();
    },
  };
}

interface Counter {
  points: number;
  resets_at: number;
}
