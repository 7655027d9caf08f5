import { readRun, runDays, runEntry } from '../diagnostic/run';
import type { KnownAccount } from './account';

/*
 * Whose a diagnostic test is that is not finished. It is kept in browsers alone, and no account is told of it; whose it is goes by the
 * rule of everything that is practised (owed.ts):
 *
 * - What lies here while a session runs is its account's, also when a visitor has begun it.
 * - With the end of the session it is set aside, by the name of its account: a visitor finds none, another account gets none. Logging in
 *   again gives it back, unless a later one was begun here.
 * - What a visitor begins goes to the account that logs in next, as the visitor's answers do.
 * - Where nobody saw a session end, what lies here is the first account's.
 * - An account that the API gives no name cannot be told from another one: its test ends with its session.
 */

/** For more accounts, the first one's goes. */
const mostAccounts = 3;

type Aside = Pick<KnownAccount, 'runs'>;

/** Takes the test that lies here out of sight, for an account; what is too old to be gone on with goes. */
export function setRunAside({ runs }: Aside, of: string, now = Date.now()): Aside {
  const run = readRun(now);
  dropRun();
  const others = Object.entries(runs ?? {}).filter(([name]) => name !== of || !run);
  const all = run ? [...others, [of, run] as const] : others;
  const young = all.filter(([, { begun }]) => now - begun < runDays * 86_400_000);
  return { runs: Object.fromEntries(young.slice(-mostAccounts)) };
}

/** Puts back what was set aside for an account, unless what lies here was begun later. */
export function giveRunBack({ runs }: Aside, of: string): void {
  const mine = runs && Object.hasOwn(runs, of) ? runs[of] : undefined;
  if (!mine || mine.begun < (readRun()?.begun ?? 0)) return;
  runEntry.write(mine);
  tell();
}

export function runsOfOthers({ runs }: Aside, of: string): Aside {
  const others = Object.entries(runs ?? {}).filter(([name]) => name !== of);
  return others.length > 0 ? { runs: Object.fromEntries(others) } : {};
}

export function dropRun(): void {
  if (runEntry.read() === null) return;
  runEntry.remove();
  tell();
}

/** A page that shows the test learns of it as of a change in another tab. */
function tell(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: runEntry.name }));
}
