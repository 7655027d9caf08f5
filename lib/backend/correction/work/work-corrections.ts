import type { Kysely } from 'kysely';
import type { Deps } from '../../calls/deps';
import type { Tables } from '../../database/tables';
import { attempt } from './attempt';
import { claimNext } from './claim';

/** As many are made at once in one process: each may hold a recording and what a service says of it. */
const atOnce = 2;

/** What goes on in a process, by its database: an API has one. */
const lines = new WeakMap<Kysely<Tables>, { busy: number; isCalled: boolean }>();

/**
 * Makes corrections that are due, one after the other and some at once, until none is left. Of several instances each takes other ones.
 * Called behind the answer of an order, at the start, and from time to time for those that somebody has left.
 */
export async function workCorrections(deps: Deps): Promise<void> {
  const line = lines.get(deps.db) ?? { busy: 0, isCalled: false };
  lines.set(deps.db, line);
  // Whoever is about to stop may not have seen what this is called for.
  line.isCalled = true;
  const free = Array.from({ length: atOnce - line.busy });
  await Promise.all(free.map(() => workOn(deps, line)));
}

async function workOn(deps: Deps, line: { busy: number; isCalled: boolean }): Promise<void> {
  line.busy += 1;
  try {
    while (!deps.closing.aborted) {
      line.isCalled = false;
      const claimed = await claimNext(deps);
      if (claimed) await attempt(deps, claimed);
      else if (!line.isCalled) break;
    }
  } finally {
    line.busy -= 1;
  }
}
