import type { PracticeEntry } from '../api/contract/practice/entries';
import { textEntry } from '../browser/storage';
import { boxesEntry, daysEntry } from '../daily/entries';
import { detailsName } from '../diagnostic/kept-result';
import { progressEntry } from '../progress/kept';
import type { KeptSet, LessonProgress } from '../progress/progress';
import { answersEntry, answerTimesEntry, keepBoth } from '../questions/kept';
import { cardsEntry } from '../vocabulary/kept';
import { applyDays, applyMissed, dropDays } from './apply-daily';
import { rawResultEntry } from './local';
import { change, ofKind, tell, type Of } from './write';

/**
 * Puts entries into what this browser keeps, in place of what it has of them, and tells the page.
 *
 * @returns whether all that is here now is in storage, and not the page's alone
 */
export function applyPractice(entries: readonly PracticeEntry[]): boolean {
  // What was answered last comes last (vocabulary/schedule.ts).
  const sorted = [...entries].sort((one, other) => one.at - other.at);
  applyAnswers(ofKind(sorted, 'answer'));
  applyCards(ofKind(sorted, 'card'));
  applyMissed(ofKind(sorted, 'again'));
  applyDays(ofKind(sorted, 'day'));
  const lessons = sorted.filter(isOfLesson);
  if (lessons.length > 0) change(progressEntry, lessons.reduce(withEntry, progressEntry.read() ?? {}));
  const [result] = ofKind(sorted, 'result');
  const isResultStored = !result || change(rawResultEntry, result.value);
  const others = [answersEntry, answerTimesEntry, cardsEntry, progressEntry, boxesEntry, daysEntry];
  return isResultStored && !others.some(isHeld);
}

const detailsText = textEntry('localStorage', detailsName);

const isHeld = (entry: { isHeld: () => boolean }): boolean => entry.isHeld();

/**
 * Takes from this browser what belongs to an account that somebody else's has replaced here.
 *
 * @param entries that the account has as they are here
 */
export function dropPractice(entries: readonly PracticeEntry[]): void {
  applyAnswers(ofKind(entries, 'answer').map((entry) => ({ ...entry, value: null })));
  applyCards(ofKind(entries, 'card').map((entry) => ({ ...entry, value: null })));
  applyMissed(ofKind(entries, 'again').map((entry) => ({ ...entry, value: null })));
  dropDays(ofKind(entries, 'day'));
  if (ofKind(entries, 'result').length > 0) {
    rawResultEntry.remove();
    // The answers that it came from, and the score that its reader needs.
    detailsText.remove();
  }
  if (!entries.some(isOfLesson)) return;
  const dropped: Record<string, LessonProgress> = { ...progressEntry.read() };
  for (const { id } of ofKind(entries, 'done')) {
    if (dropped[id]) dropped[id] = withoutDone(dropped[id]);
  }
  for (const { id } of ofKind(entries, 'set')) {
    const [lesson, set] = splitSet(id);
    const sets = { ...dropped[lesson]?.sets };
    delete sets[set];
    if (dropped[lesson]) dropped[lesson] = { ...dropped[lesson], sets };
  }
  for (const { id } of ofKind(entries, 'opened')) {
    const { done, sets = {} } = dropped[id] ?? {};
    if (done === undefined && Object.keys(sets).length === 0) delete dropped[id];
  }
  change(progressEntry, dropped);
}

/** Lets go of what a visitor has forgotten or begun anew: from now on an account is told of it. */
export function settlePractice(): void {
  const answers = answersEntry.read() ?? {};
  const times = Object.entries(answerTimesEntry.read() ?? {}).filter(([id]) => Object.hasOwn(answers, id));
  answerTimesEntry.write(Object.fromEntries(times));
  const lessons = Object.entries(progressEntry.read() ?? {});
  const isToldOf = ({ sets = {}, undone }: LessonProgress) =>
    undone !== undefined || Object.values(sets).some(({ again }) => again !== undefined);
  if (!lessons.some(([, lesson]) => isToldOf(lesson))) return;
  change(
    progressEntry,
    Object.fromEntries(
      lessons.map(([lesson, { sets, ...kept }]) => [
        lesson,
        { ...withoutUndone(kept), ...(sets && { sets: withoutAgain(sets) }) },
      ]),
    ),
  );
}

const withoutAgain = (sets: Readonly<Record<string, KeptSet>>): Readonly<Record<string, KeptSet>> =>
  Object.fromEntries(
    Object.entries(sets).map(([id, { answered, right, of }]) => [id, { answered, right, of }]),
  );

function applyAnswers(entries: readonly Of<'answer'>[]): void {
  if (entries.length === 0) return;
  const answers = { ...answersEntry.read() };
  const times = { ...answerTimesEntry.read() };
  for (const { id, at, value } of entries) {
    delete times[id];
    if (value === null) delete answers[id];
    else answers[id] = value;
    if (value !== null && at > 0) times[id] = at;
  }
  keepBoth(answers, times);
  tell(answersEntry);
}

function applyCards(entries: readonly Of<'card'>[]): void {
  if (entries.length === 0) return;
  const cards = { ...cardsEntry.read() };
  for (const { id, value } of entries) {
    delete cards[id];
    if (value !== null) cards[id] = value;
  }
  change(cardsEntry, cards);
}

const isOfLesson = ({ kind }: PracticeEntry): boolean =>
  kind === 'opened' || kind === 'set' || kind === 'done';

type Lessons = Readonly<Record<string, Readonly<LessonProgress>>>;

function withEntry(lessons: Lessons, entry: PracticeEntry): Lessons {
  const moment = new Date(entry.at).toISOString();
  const change = (lesson: string, change: (before: LessonProgress) => LessonProgress): Lessons => ({
    ...lessons,
    [lesson]: change(lessons[lesson] ?? { opened: moment }),
  });
  switch (entry.kind) {
    case 'opened':
      return change(entry.id, (before) => ({ ...before, ...entry.value, opened: moment }));
    case 'set': {
      const [lesson, id] = splitSet(entry.id);
      const set = { ...entry.value, ...(entry.at > 0 && { again: moment }) };
      return change(lesson, (before) => ({ ...before, sets: { ...before.sets, [id]: set } }));
    }
    case 'done':
      return change(entry.id, (before) =>
        entry.value === null ? withoutDone(before) : { ...before, done: moment },
      );
    default:
      return lessons;
  }
}

function withoutDone(lesson: LessonProgress): LessonProgress {
  const rest = { ...lesson };
  delete rest.done;
  return rest;
}

function withoutUndone(lesson: LessonProgress): LessonProgress {
  const rest = { ...lesson };
  delete rest.undone;
  return rest;
}

function splitSet(id: string): readonly [lesson: string, set: string] {
  const end = id.indexOf('/');
  return [id.slice(0, end), id.slice(end + 1)];
}
