import type { Client } from '../api/client/create-client';
import { decodeError, hasCode } from '../api/errors';
import { withLock } from '../browser/lock';
import { loadApi } from '../session/api';
import { readToken } from '../session/token';
import { accountEntry, noAccount } from './account';
import { isLeft, outbox, takeNews, type Outbox } from './exchange';
import { noteLeft } from './owed';
import { shortOf } from './print';

/** Ms after which an account is asked again for what other browsers have told it; and one whose API lacks the call. */
const askAgainMs = 5 * 60_000;
const absentMs = 24 * 60 * 60_000;
/** Ms between looks for something to send: what is answered one after the other goes together. */
const lookMs = 4000;
/** Longest wait of somebody who logs out, in ms. */
const patienceMs = 1500;
/** Requests that follow each other: as many as everything that an account can keep needs, and some. */
const mostTurns = 50;
/** Ms until a failure is followed by another try, where the API does not say how long to wait. */
const pauseMs = 60_000;

let started = false;
/** When nothing is tried, epoch ms; a clock that is set back ends it. */
let rest = { from: 0, until: 0 };
let running: Promise<boolean | undefined> | undefined;

/** Keeps practice in the account of who is signed in, as long as the page is open. Called more than once, it is the same. */
export function startKeeping(): void {
  if (started) return;
  started = true;
  void keepPractice();
  const looking = setInterval(() => {
    if (readToken() === null) return stop();
    if (!document.hidden) void keepPractice();
  }, lookMs);
  const onHidden = () => document.hidden && sendNow();
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', sendNow);
  function stop() {
    noteEnd();
    clearInterval(looking);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', sendNow);
    started = false;
  }
}

/**
 * Sends what is new here and takes what is new there, where there is anything to send or it is time to ask. One tab at a time;
 * never throws: what cannot be sent stays, and is sent another time.
 *
 * @returns whether an account keeps it; undefined where that is not known
 */
export function keepPractice(): Promise<boolean | undefined> {
  // Whoever looks every few seconds does not line up behind a slow answer.
  running ??= sendAndTake().finally(() => (running = undefined));
  return running;
}

async function sendAndTake(): Promise<boolean | undefined> {
  const token = readToken();
  if (token === null) return undefined;
  try {
    if (!isDue(token)) {
      const { absent, session } = accountEntry.read() ?? noAccount;
      return session === shortOf(token) ? !absent : undefined;
    }
    return await withLock('practice', () => exchange(token));
  } catch (error) {
    return afterFailure(error, token);
  }
}

/**
 * Does what ends the session once the account has what is new here, or after {@link patienceMs}: what is cleared here then is nowhere
 * else.
 */
export async function sendBefore(leave: () => Promise<void>): Promise<void> {
  // The second time sends what was new once the first one had begun.
  const sent = keepPractice().then(keepPractice);
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  const token = readToken();
  if (token !== null) note(shortOf(token));
  await leave();
}

/** Notes what an account lacks whose session has ended before anything could be sent; where one runs, it does nothing. */
export function noteEnd(): void {
  if (readToken() === null) note();
}

/** Nobody is kept from leaving by what cannot be looked at. */
function note(session?: string): void {
  try {
    noteLeft(session);
  } catch {
    // All that is here is the account's then (owed.ts).
  }
}

/** Sends what is new here while the page is left: there is no time to wait for other tabs, and nobody takes the answer. */
function sendNow(): void {
  const token = readToken();
  const { of, absent, session } = accountEntry.read() ?? noAccount;
  // Whose account it is has to be known: this browser may still have somebody else's practice.
  if (token === null || of === undefined || absent || session !== shortOf(token)) return;
  const box = outbox(session);
  if (box.entries.length === 0) return;
  const sent = loadApi().then((api) => (readToken() === token ? send(api, box) : undefined));
  sent.catch(() => undefined);
}

/** Whether there is something to send, or it is time to ask; cheap enough to be asked every few seconds. */
function isDue(token: string): boolean {
  const now = Date.now();
  if (now >= rest.from && now < rest.until) return false;
  const { absent, asked, session } = accountEntry.read() ?? noAccount;
  if (session !== shortOf(token)) return true;
  // A clock that was set back does not wait for the day on which it was wrong.
  if (now - asked > (absent ? absentMs : askAgainMs) || asked > now) return true;
  return !absent && outbox(session).entries.length > 0;
}

async function exchange(token: string): Promise<boolean | undefined> {
  const api = await loadApi();
  const session = shortOf(token);
  let isFull = false;
  // Another tab may have done it meanwhile.
  for (let turn = 0; turn < mostTurns && isDue(token); turn += 1) {
    // A call takes the token that is there then: what one account is to forget must not be told to another.
    if (readToken() !== token) return false;
    const box = outbox(session, isFull);
    let news: Awaited<ReturnType<typeof send>>;
    try {
      news = await send(api, box);
    } catch (error) {
      if (isFull || !hasCode(error, 'practice_full')) throw error;
      // It still takes what makes it less, and tells what is new in it.
      isFull = true;
      continue;
    }
    // Signed out meanwhile, or somebody else signed in: nothing of this comes back into the browser.
    if (readToken() !== token) return false;
    const outcome = takeNews(news, box, { asked: Date.now(), session });
    if (outcome === 'again') continue;
    // An API that does not say how it stands would be told every few seconds.
    if (isLeft(box, outbox(session))) restFor(pauseMs);
    if (!box.more) break;
  }
  if (!isFull) return accountEntry.read()?.absent !== true;
  restFor(pauseMs);
  return undefined;
}

async function send(api: Client, { since, entries }: Outbox) {
  if (entries.length === 0) return api.call('practice', { query: { since: String(since) } });
  return api.call('keepPractice', { body: { since, now: Date.now(), entries } });
}

function afterFailure(error: unknown, token: string): boolean | undefined {
  const { kind, waitMs } = decodeError(error);
  // The API has ended the session: what comes now is a visitor's.
  noteEnd();
  const isOfToken = readToken() === token;
  if (isOfToken && (kind === 'notFound' || kind === 'unsupported')) {
    const account = accountEntry.read() ?? noAccount;
    accountEntry.write({ ...account, absent: true, asked: Date.now(), session: shortOf(token) });
    return false;
  }
  restFor(waitMs ?? pauseMs);
  return undefined;
}

function restFor(ms: number): void {
  const from = Date.now();
  rest = { from, until: from + ms };
}
