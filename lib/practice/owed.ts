import { nameOf, practiceEntry, type PracticeEntry } from '../api/contract/practice/entries';
import { newerOf } from '../api/contract/practice/merge';
import { accountEntry, noAccount, type KnownAccount } from './account';
import { applyPractice, dropPractice } from './apply';
import { localPractice } from './local';
import { printOf } from './print';
import { dropRun, setRunAside } from './runs';

/*
 * A browser that several people share: what one account's reader has done and nobody could send must not go to the next account that
 * logs in here, and must not be lost either. So it is set aside, by the name of its account, and given back when that one logs in again.
 *
 * Whose it is: all that lies here while a session runs is its account's. What is done after the session has ended is a visitor's, who may
 * be about to log in or to register, so that the next account gets it. That can be told apart only where the end was seen
 * ({@link noteLeft}); where it was not, everything is taken to be the first account's: then one may miss an answer, and nobody gets
 * another person's. Who clears their own work as they log out clears what is set aside for others too: they have asked for an empty
 * browser.
 */

/** Accounts for which something is set aside; for more, the first one's goes. */
const mostAccounts = 3;

/**
 * Notes what the account lacks of what is here, as its session ends or has just ended.
 *
 * @param session a print of the token with which it ends; left out where that is gone already
 */
export function noteLeft(session?: string): void {
  const account = accountEntry.read() ?? noAccount;
  const { of, left } = account;
  if (of === undefined) return endNameless(account, session);
  if (left) return;
  // Somebody else's session, in which the account could not be asked for its name yet.
  if (session !== undefined && session !== account.session) return;
  const lacks = lacking(account, localPractice(account));
  accountEntry.write({ ...account, left: lacks, ...setRunAside(account, of) });
}

/** Where no account can be named, nothing can be set aside for one: the test that is not finished goes, as far as the end was seen. */
function endNameless(account: KnownAccount, session: string | undefined): void {
  const isSeen = session !== undefined || (account.absent && account.session !== '');
  if (!isSeen) return;
  dropRun();
  // What comes after it is a visitor's.
  if (account.session !== '') accountEntry.write({ ...account, session: '' });
}

/**
 * Clears the place for another account: takes away what the one before has or is owed, which is set aside, and leaves what a visitor
 * has done.
 *
 * @param local what is here, as seen by the account before
 */
export function handOver(account: KnownAccount, local: ReadonlyMap<string, PracticeEntry>): void {
  const { of, known, owed, left = lacking(account, local) } = account;
  const prints = new Map(left.map((entry) => [nameOf(entry), printOf(entry)]));
  dropPractice(
    [...local].flatMap(([name, entry]) => {
      const print = printOf(entry);
      return known[name] === print || prints.get(name) === print ? [entry] : [];
    }),
  );
  const others = Object.entries(owed ?? {}).filter(([name]) => name !== of);
  const mine = of !== undefined && left.length > 0 ? [[of, left] as const] : [];
  accountEntry.write({
    ...noAccount,
    owed: Object.fromEntries([...others, ...mine].slice(-mostAccounts)),
    // Once the end was noted, what lies here is a visitor's.
    ...(of !== undefined && !account.left
      ? setRunAside(account, of)
      : account.runs && { runs: account.runs }),
  });
}

/**
 * Puts back what was set aside for an account, where nothing newer is here.
 *
 * @returns whether there was anything
 */
export function giveBack({ owed }: Pick<KnownAccount, 'owed'>, of: string): boolean {
  const local = localPractice({ of, known: {} });
  const mineThen = owed && Object.hasOwn(owed, of) ? (owed[of] ?? []) : [];
  const back = mineThen.flatMap((entry) => {
    const { success, data } = practiceEntry.safeParse(entry);
    if (!success) return [];
    const mine = local.get(nameOf(data));
    return !mine || newerOf(mine, data) === data ? [data] : [];
  });
  if (back.length > 0) applyPractice(back);
  return back.length > 0;
}

export function owedToOthers({ owed }: Pick<KnownAccount, 'owed'>, of: string): Pick<KnownAccount, 'owed'> {
  const others = Object.entries(owed ?? {}).filter(([name]) => name !== of);
  return others.length > 0 ? { owed: Object.fromEntries(others) } : {};
}

const lacking = ({ known }: KnownAccount, local: ReadonlyMap<string, PracticeEntry>): PracticeEntry[] =>
  [...local].flatMap(([name, entry]) => (known[name] === printOf(entry) ? [] : [entry]));
