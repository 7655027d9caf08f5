import type { CallData } from '../api/contract/calls';
import { nameOf, practiceLimits, type PracticeEntry } from '../api/contract/practice/entries';
import { accountEntry, noAccount, type KnownAccount } from './account';
import { applyPractice, settlePractice } from './apply';
import { keptNow, localPractice } from './local';
import { giveBack, handOver, owedToOthers } from './owed';
import { printOf } from './print';
import { giveRunBack, runsOfOthers } from './runs';

type News = CallData<'practice'>;

export interface Outbox {
  since: number;
  entries: PracticeEntry[];
  more: boolean;
}

/** Bytes of one request's entries: below what browsers let a page that is left send (Fetch, 64 KiB for all of them). */
const batchBytes = 48 * 1024;

/** What was kept when there was nothing to send: a look every few seconds must cost nothing. */
let empty: readonly unknown[] = [];

/**
 * What this browser has and the account has not, as far as it goes into one request.
 *
 * @param session a print of the token: with another one, it may be another account's, which is asked for its name first
 * @param isFull whether the account takes nothing more: then it is told only what to forget
 */
export function outbox(session: string, isFull = false): Outbox {
  const account = accountEntry.read() ?? noAccount;
  const { since } = account;
  if (account.of !== undefined && account.session !== session) return { since, entries: [], more: true };
  const looked = [account, ...keptNow()];
  if (looked.every((value, index) => value === empty[index])) return { since, entries: [], more: false };
  const changed = [...localPractice(account)].flatMap(([name, entry]) =>
    account.known[name] === printOf(entry) ? [] : [entry],
  );
  if (changed.length === 0) empty = looked;
  const wanted = isFull ? changed.filter((entry) => isLess(entry, account)) : changed;
  const entries: PracticeEntry[] = [];
  let bytes = 0;
  for (const entry of wanted.slice(0, practiceLimits.entries)) {
    bytes += new TextEncoder().encode(JSON.stringify(entry)).length;
    if (bytes > batchBytes && entries.length > 0) break;
    entries.push(entry);
  }
  return { since, entries, more: entries.length < wanted.length };
}

/** Whether an account keeps less once it is told of an entry: one that it does not know it would have to remember as forgotten. */
const isLess = (entry: PracticeEntry, { known }: KnownAccount): boolean =>
  entry.value === null && Object.hasOwn(known, nameOf(entry));

export function isLeft(sent: Outbox, now: Outbox): boolean {
  const prints = new Map(sent.entries.map((entry) => [nameOf(entry), printOf(entry)]));
  return now.entries.some((entry) => prints.get(nameOf(entry)) === printOf(entry));
}

/**
 * Takes what the API has answered: everything of it but what has changed here meanwhile, which is sent next.
 *
 * @param sent with which it was asked
 * @param asked what is to be noted of when it was asked, and by whom
 * @returns `again` where it has to be asked anew, because this browser knew another account, or more than this one keeps now, or has
 *   something that was set aside for it, or has taken a later answer meanwhile, in a tab that did not wait
 */
export function takeNews(
  news: News,
  sent: Outbox,
  asked: Pick<KnownAccount, 'asked' | 'session'>,
): 'taken' | 'again' {
  const account = accountEntry.read() ?? noAccount;
  if (account.since !== sent.since) return 'again';
  const local = localPractice(account);
  if (account.of !== news.of) settlePractice();
  if (account.of !== undefined && account.of !== news.of) {
    handOver(account, local);
    return 'again';
  }
  if (news.mark < account.since) {
    // The account is that of a backup: this browser tells it everything once more.
    const { owed, runs } = account;
    accountEntry.write({ ...noAccount, of: news.of, ...(owed && { owed }), ...(runs && { runs }) });
    return 'again';
  }
  const sentPrints = new Map(sent.entries.map((entry) => [nameOf(entry), printOf(entry)]));
  const taken = news.entries.filter((entry) => {
    const name = nameOf(entry);
    const mine = local.get(name);
    if (!mine) return true;
    const print = printOf(mine);
    return print === account.known[name] || print === sentPrints.get(name) || print === printOf(entry);
  });
  const isStored = applyPractice(taken);
  const bound = { ...account, of: news.of };
  const known = knownAfter(taken, bound);
  giveRunBack(account, news.of);
  const aside = { ...owedToOthers(account, news.of), ...runsOfOthers(account, news.of) };
  const next = { ...asked, of: news.of, since: news.mark, known, ...aside };
  const hasMore = account.of === undefined && giveBack(account, news.of);
  // Where practice is the page's alone, because storage is full, so is what is known of it: the next page would take what is not there
  // for forgotten, and not ask for it again.
  if (isStored) accountEntry.write(next);
  else accountEntry.hold(next);
  return hasMore ? 'again' : 'taken';
}

/** The prints of what is here now, which need not be those of what came: a card's moment is known to the day alone. */
function knownAfter(taken: readonly PracticeEntry[], account: KnownAccount): KnownAccount['known'] {
  const known = { ...account.known };
  const local = localPractice({ of: account.of, known: {} });
  for (const name of taken.map(nameOf)) {
    const mine = local.get(name);
    if (mine) known[name] = printOf(mine);
    else delete known[name];
  }
  return known;
}
