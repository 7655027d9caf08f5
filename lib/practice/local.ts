import { nameOf, practiceEntry, practiceLimits, type PracticeEntry } from '../api/contract/practice/entries';
import { jsonEntry } from '../browser/storage';
import { boxesEntry, daysEntry } from '../daily/entries';
import { resultName } from '../diagnostic/kept-result';
import { progressEntry } from '../progress/kept';
import { answersEntry, answerTimesEntry } from '../questions/kept';
import { cardsEntry } from '../vocabulary/kept';
import { boxDays } from '../vocabulary/schedule';
import type { KnownAccount } from './account';

/** The result as it lies there; whoever shows it judges it (diagnostic/result.ts). */
export const rawResultEntry = jsonEntry<unknown>({
  area: 'localStorage',
  name: resultName,
  parse: (value) => value,
});

/** An entry of the contract, or something that an older version of the site has left and that is nothing to send. */
type Candidate = { kind: PracticeEntry['kind']; id: string; at: number; value: unknown };

/**
 * What this browser keeps of practice, by name. Of what was forgotten it tells where it has an account alone: a visitor forgets what is here
 * and nothing that an account may have of it.
 *
 * @param account by whose entries it is seen too that a lesson was finished, and is not now
 * @param now epoch ms
 */
export function localPractice(
  account: Pick<KnownAccount, 'of' | 'known'>,
  now = Date.now(),
): Map<string, PracticeEntry> {
  const candidates = [
    ...answers(account),
    ...cards(),
    ...lessons(account, now),
    ...result(),
    ...missed(),
    ...days(),
  ];
  const entries = candidates.flatMap((candidate) => {
    const { success, data } = practiceEntry.safeParse(candidate);
    return success && JSON.stringify(data).length <= longest ? [data] : [];
  });
  return new Map(entries.map((entry) => [nameOf(entry), entry]));
}

/** What is kept now: the very same values as long as nothing is written. */
export const keptNow = (): readonly unknown[] =>
  [answersEntry, answerTimesEntry, cardsEntry, progressEntry, rawResultEntry, boxesEntry, daysEntry].map(
    (entry) => entry.read(),
  );

/** Characters of an entry: one that is longer does not go into a request with any other. */
const longest = 4 * practiceLimits.answer;

function answers({ of }: Pick<KnownAccount, 'of'>): Candidate[] {
  const given = answersEntry.read() ?? {};
  const times = answerTimesEntry.read() ?? {};
  const ids = new Set([...Object.keys(given), ...(of === undefined ? [] : Object.keys(times))]);
  return [...ids].map((id) => ({
    kind: 'answer',
    id,
    // Answered before times were kept.
    at: own(times, id) ?? 0,
    value: own(given, id)?.map(withoutControls) ?? null,
  }));
}

/** Names such as `constructor` are those of nothing else here. */
const own = <Part>(parts: Readonly<Record<string, Part>>, id: string): Part | undefined =>
  Object.hasOwn(parts, id) ? parts[id] : undefined;

/** What an API refuses in a text, and nobody sees. */
const withoutControls = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

function cards(): Candidate[] {
  return Object.entries(cardsEntry.read() ?? {}).map(([id, card]) => ({
    ...{ kind: 'card', id, value: card },
    at: endOfDay(card[1] - (boxDays[card[0]] ?? 0)),
  }));
}

/** The end of a day (vocabulary/schedule.ts) where the reader is, epoch ms: of two answers of that day the one that is told of first does not win. */
const endOfDay = (day: number): number => Math.max(1, new Date(1970, 0, 2 + day).getTime() - 1);

function lessons(account: Pick<KnownAccount, 'of' | 'known'>, now: number): Candidate[] {
  const isVisitor = account.of === undefined;
  return Object.entries(progressEntry.read() ?? {}).flatMap(
    ([id, { opened, questions, sets, done, undone }]) => {
      const wasDone = account.known[nameOf({ kind: 'done', id })] !== undefined;
      const all: Candidate[] = [
        { kind: 'opened', id, at: Date.parse(opened), value: questions === undefined ? {} : { questions } },
        ...Object.entries(sets ?? {}).map(([set, { answered, right, of, again }]) => ({
          kind: 'set' as const,
          id: `${id}/${set}`,
          at: again === undefined || isVisitor ? 0 : Date.parse(again),
          value: { answered, right, of },
        })),
      ];
      if (done !== undefined) all.push({ kind: 'done', id, at: Date.parse(done), value: true });
      else if (undone !== undefined && !isVisitor)
        all.push({ kind: 'done', id, at: Date.parse(undone), value: null });
      else if (wasDone) all.push({ kind: 'done', id, at: now, value: null });
      return all;
    },
  );
}

function result(): Candidate[] {
  const value = rawResultEntry.read();
  if (typeof value !== 'object' || value === null) return [];
  const { at } = value as { at?: unknown };
  return [{ kind: 'result', id: 'diagnostic', at: Date.parse(String(at)), value }];
}

function missed(): Candidate[] {
  return Object.entries(boxesEntry.read() ?? {}).map(([id, [box, due, at]]) => ({
    ...{ kind: 'again', id, at },
    value: { box, due },
  }));
}

const days = (): Candidate[] =>
  (daysEntry.read() ?? []).map((id) => ({ kind: 'day', id, at: 0, value: true }));
