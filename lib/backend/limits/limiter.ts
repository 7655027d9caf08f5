import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { slowDown } from '../base/failure';
import type { LimitRule } from './rules';
import { blockUses, ownUse, type CountedUse, type Subject, type Use } from './subjects';

/** A use by a network counts for its block as well ({@link blockUses}). */
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
  /** Counts one use by a name and refuses nothing. @returns the uses of this window with this one */
  count(rule: LimitRule, name: string): Promise<number>;
  /** @returns the uses by a name in the current window */
  read(rule: LimitRule, name: string): Promise<number>;
}

interface LimiterParts {
  db: Kysely<Tables>;
  secret: string;
  now: () => number;
}

/** Fixed windows, counted in the database by one statement each, so that all instances share them. */
export function createLimiter({ db, secret, now }: LimiterParts): Limiter {
  const own = (uses: readonly Use[]) => uses.map((use) => ownUse(use, secret));
  const blocks = (uses: readonly Use[]) => uses.flatMap((use) => blockUses(use, secret));

  async function add(uses: readonly CountedUse[], moment: number): Promise<Map<string, Counter>> {
    if (uses.length === 0) return new Map();
    const rows = await db
      .insertInto('rate_limits')
      .values(
        uses
          .map(({ rule, key }) => ({ key, points: 1, resets_at: moment + rule.windowMs }))
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

  async function current(uses: readonly CountedUse[], moment: number): Promise<Map<string, Counter>> {
    const keys = uses.map(({ key }) => key);
    const rows = await db
      .selectFrom('rate_limits')
      .select(['key', 'points', 'resets_at'])
      .where('key', 'in', keys)
      .where('resets_at', '>', moment)
      .execute();
    return new Map(rows.map((row) => [row.key, row]));
  }

  /** What a network is refused does not count for its block: or one network could use up what its neighbours have. */
  async function addAndRefuse(uses: readonly Use[], moment: number): Promise<void> {
    for (const counted of [own(uses), blocks(uses)]) {
      refuseFull(counted, await add(counted, moment), 0, moment);
    }
  }

  return {
    consume: (rule, subject) => addAndRefuse([{ rule, subject }], now()),
    async consumeAll(uses) {
      const moment = now();
      const all = [...own(uses), ...blocks(uses)];
      refuseFull(all, await current(all, moment), 1, moment);
      // Of many that come at once all may have seen room.
      await addAndRefuse(uses, moment);
    },
    async release(uses) {
      for (const { key } of [...own(uses), ...blocks(uses)]) {
        await db
          .updateTable('rate_limits')
          .set((limits) => ({ points: limits('points', '-', 1) }))
          .where('key', '=', key)
          .where('resets_at', '>', now())
          .where('points', '>', 0)
          .execute();
      }
    },
    async count(rule, name) {
      const use = ownUse({ rule, subject: name }, secret);
      return (await add([use], now())).get(use.key)?.points ?? 0;
    },
    async read(rule, name) {
      const use = ownUse({ rule, subject: name }, secret);
      return (await current([use], now())).get(use.key)?.points ?? 0;
    },
  };
}

interface Counter {
  points: number;
  resets_at: number;
}

/** @param room how many uses more than are counted a window must have place for */
function refuseFull(
  uses: readonly CountedUse[],
  counters: Map<string, Counter>,
  room: 0 | 1,
  moment: number,
): void {
  const [longest] = uses
    .flatMap(({ rule, key }) => {
      const counter = counters.get(key);
      return counter && counter.points + room > rule.points
        ? [{ name: rule.name, waitMs: counter.resets_at - moment }]
        : [];
    })
    .sort((one, other) => other.waitMs - one.waitMs);
  if (longest) throw slowDown(longest.waitMs, longest.name);
}
