import { nameOf, type PracticeEntry } from './entries';

/**
 * Which of two entries of one name stands: the newer one; of a set that was not begun anew in between, the one with more answers; and
 * in the end the one whose text is the greater, so that everybody comes to the same. It is the maximum of an order, so that entries
 * can come in any order, any number of times.
 */
export function newerOf<Entry extends PracticeEntry>(one: Entry, other: Entry): Entry {
  const order = one.at - other.at || rankOf(one) - rankOf(other) || compare(textOf(one), textOf(other));
  return order < 0 ? other : one;
}

export function mergePractice(
  one: readonly PracticeEntry[],
  other: readonly PracticeEntry[],
): PracticeEntry[] {
  const merged = new Map<string, PracticeEntry>();
  for (const entry of [...one, ...other]) {
    const known = merged.get(nameOf(entry));
    merged.set(nameOf(entry), known ? newerOf(known, entry) : entry);
  }
  return [...merged.values()];
}

/** Of what is of the same moment, more stands before less, and anything before what was forgotten. */
function rankOf(entry: PracticeEntry): number {
  if (entry.value === null) return -1;
  if (entry.kind === 'set') return entry.value.answered;
  if (entry.kind === 'opened') return entry.value.questions ?? 0;
  // The same answer: whoever has it in a later box knew more of those before it.
  if (entry.kind === 'again') return entry.value.box;
  return 0;
}

/** The same for the same value, whatever the order of its keys. */
export function textOf({ value }: Pick<PracticeEntry, 'value'>): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => compare(a, b)))
      : part,
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Ms to which clocks are corrected: what the way takes is no error of a clock, and a correction has to be the same each time. */
const clockStepMs = 10 * 60_000;

/**
 * An entry by the server's clock: moved by as much as the sender's is wrong, and never in the future.
 *
 * @param sent what the sender's clock said as it was sent, epoch ms
 * @param now the server's, epoch ms
 */
export function byClockOf<Entry extends PracticeEntry>(entry: Entry, sent: number, now: number): Entry {
  if (entry.at === 0) return entry;
  const error = Math.round((now - sent) / clockStepMs) * clockStepMs;
  return { ...entry, at: Math.min(now, Math.max(1, entry.at + error)) };
}
