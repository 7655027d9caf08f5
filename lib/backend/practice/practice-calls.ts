import { createHash } from 'node:crypto';
import { failures } from '@/lib/api/contract/call';
import { nameOf, type PracticeEntry } from '@/lib/api/contract/practice/entries';
import { byClockOf, mergePractice, newerOf } from '@/lib/api/contract/practice/merge';
import { lockUser } from '../accounts/users';
import { ApiFailure } from '../base/failure';
import { route } from '../calls/route';
import { rules } from '../limits/rules';
import {
  bytesOf,
  isAbove,
  readPractice,
  shareOf,
  writePractice,
  type KeptEntry,
  type Share,
} from './kept-practice';

const practice = route('practice', async ({ deps, session, request: { query } }) => {
  const { id } = session.user;
  await deps.limiter.consume(rules.practicePerUser, id);
  // Asked before: what is written in between is told twice and not left out.
  const { mark } = await shareOf(deps.db, id);
  return answerOf(id, mark, await readPractice(deps.db, id, Number(query.since ?? 0)));
});

/** PUT /practice. Devices that send at the same moment are merged one after the other. */
const keepPractice = route('keepPractice', async ({ deps, session, request: { body } }) => {
  const { id } = session.user;
  await deps.limiter.consumeAll([
    { rule: rules.practicePerUser, subject: id },
    { rule: rules.practicePerUserAndDay, subject: id },
  ]);
  const now = deps.now();
  // Of several with one name the newest counts.
  const sent = mergePractice(
    [],
    body.entries.map((entry) => byClockOf(entry, body.now, now)),
  );
  return deps.db.transaction().execute(async (db) => {
    await lockUser(db, id);
    const before = await readPractice(db, id, body.since, sent);
    const share = await shareOf(db, id);
    const changed = changesOf(before, sent);
    if (isTooMuch(share, before, changed)) throw new ApiFailure(failures.practiceFull);
    // A device that has seen a mark is never told that mark again for something else, also where the clock goes back.
    const mark = Math.max(now, share.mark + 1);
    await writePractice(db, id, changed, mark);
    const names = new Set(changed.map(nameOf));
    const after = [
      ...before.filter(({ entry }) => !names.has(nameOf(entry))),
      ...changed.map((entry) => ({ entry, mark })),
    ];
    // A device that has seen more than there is has to tell everything, which it learns from a mark below its own.
    return { ...answerOf(id, share.mark, after), ...(body.since > share.mark && { mark: share.mark }) };
  });
});

export const practiceRoutes = [practice, keepPractice];

/** @param newest the account's mark; one that is below what a device has seen tells it that the account has lost something */
function answerOf(userId: string, newest: number, kept: readonly KeptEntry[]) {
  return {
    of: createHash('sha256').update(`practice of ${userId}`).digest('base64url'),
    mark: kept.reduce((last, { mark }) => Math.max(last, mark), newest),
    entries: kept.map(({ entry }) => entry),
  };
}

function changesOf(before: readonly KeptEntry[], sent: readonly PracticeEntry[]): PracticeEntry[] {
  const known = new Map(before.map(({ entry }) => [nameOf(entry), entry]));
  return sent.filter((entry) => {
    const old = known.get(nameOf(entry));
    return old === undefined || newerOf(old, entry) === entry;
  });
}

/** Whether an account that is full would keep still more; forgetting is always possible. */
function isTooMuch(share: Share, before: readonly KeptEntry[], changed: readonly PracticeEntry[]): boolean {
  const known = new Map(before.map(({ entry }) => [nameOf(entry), entry]));
  const after = { ...share };
  for (const entry of changed) {
    const old = known.get(nameOf(entry));
    after.entries += old ? 0 : 1;
    after.bytes += bytesOf(entry) - (old ? bytesOf(old) : 0);
  }
  return isAbove(after) && (after.entries > share.entries || after.bytes > share.bytes);
}
