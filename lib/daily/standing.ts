import type { DiagnosticResult } from '../diagnostic/result';
import { resultEntry } from '../diagnostic/result';
import { progressEntry } from '../progress/kept';
import type { CourseProgress } from '../progress/progress';
import { questionsOf, type BankItem } from '../questions/bank/bank-item';
import { pastOf } from '../questions/bank/past';
import { answersEntry, answerTimesEntry, type KeptAnswers } from '../questions/kept';
import { dayOf } from '../vocabulary/schedule';
import { filesOf, itemOf, judgedTypes, type BankIndex, type JudgedType, type NamedItem } from './bank-index';
import { dueOn, laterThan, withOutcomes, type Boxes } from './boxes';
import { lastDays, withAnswered } from './days';
import { usedOn, type FreeUse } from './free';
import { boxesEntry, daysEntry, freeEntry } from './entries';
import { change } from './kept';
import { knownLevel } from './levels';
import { beginOf, tenDayOf, tenOf } from './today';

export interface KeptPractice {
  answers: KeptAnswers;
  times: Readonly<Record<string, number>>;
  boxes: Boxes;
  days: readonly string[];
  free: FreeUse | null;
  progress: CourseProgress | null;
  result: DiagnosticResult | null;
  /** `dayOf` where the reader is. */
  today: number;
  /** The day whose ten are asked (`tenDayOf`). */
  tenDay: number;
}

const [nothing, noDays] = [{}, []];
let last: KeptPractice | undefined;

/** The very same value as long as nothing of it has changed. */
export function keptPractice(now = Date.now()): KeptPractice {
  const kept: KeptPractice = {
    answers: answersEntry.read() ?? nothing,
    times: answerTimesEntry.read() ?? nothing,
    boxes: boxesEntry.read() ?? nothing,
    days: daysEntry.read() ?? noDays,
    free: freeEntry.read(),
    progress: progressEntry.read(),
    result: resultEntry.read(),
    today: dayOf(new Date(now)),
    tenDay: tenDayOf(now),
  };
  const keys = Object.keys(kept) as (keyof KeptPractice)[];
  if (!last || keys.some((key) => last?.[key] !== kept[key])) last = kept;
  return last;
}

export function neededFiles({ answers, boxes, today }: KeptPractice, index: BankIndex): string[] {
  const names = [...Object.keys(answers), ...dueOn(boxes, today)];
  return filesOf(names.flatMap((name): NamedItem | [] => itemOf(name, index) ?? []));
}

/**
 * Takes down what follows from the answers, wherever they were given: what comes back when, and the days of practice.
 *
 * @param items that are loaded
 */
export function settle(
  items: readonly BankItem[],
  { answers, times, boxes, days, today }: KeptPractice,
): void {
  const whole = items.filter((item) => questionsOf(item).every(({ id }) => id in answers));
  const past = pastOf(whole, answers, times).filter(({ difficulty }) => difficulty !== undefined);
  const [nextBoxes, nextDays] = [withOutcomes(boxes, past, today), withAnswered(days, answers, times)];
  if (nextBoxes !== boxes) change(boxesEntry, nextBoxes);
  if (nextDays !== days) change(daysEntry, nextDays);
}

export interface Standing {
  /** `right` is undefined as long as the questions are not loaded by which answers are judged. */
  today: { day: number; count: number; answered: number; right: number | undefined };
  /** Items that are due, and those that are later, with the first day (`dayOf`). */
  again: { due: number; later: number; next: number | undefined };
  levels: Partial<Record<JudgedType, number>>;
  /** Of each day of the ruler, whether something was practiced on it; today is the last. */
  days: readonly boolean[];
  /** New questions by type that were answered today. */
  used: number;
}

/** @param items that are loaded */
export function standingOf(
  kept: KeptPractice,
  items: readonly BankItem[],
  index: BankIndex,
  now = new Date(),
): Standing {
  const { answers, times, boxes, today, tenDay } = kept;
  const ten = tenOf(tenDay, index);
  const answered = ten.filter((id) => isOfDay(kept, id));
  const past = pastOf(items, answers, times);
  const judged = past.filter(({ id, credit }) => answered.includes(id) && credit !== undefined);
  const due = dueOn(boxes, today).filter((id) => itemOf(id, index));
  const later = laterThan(boxes, today);
  return {
    today: {
      day: tenDay,
      count: ten.length,
      answered: answered.length,
      right:
        judged.length === answered.length ? judged.filter(({ credit }) => credit === 1).length : undefined,
    },
    again: { due: due.length, later: later.count, next: later.next },
    levels: Object.fromEntries(
      judgedTypes.flatMap((type) => {
        const level = knownLevel(
          type,
          kept,
          past.filter((one) => one.type === type),
        );
        return level === undefined ? [] : [[type, level]];
      }),
    ),
    days: lastDays(kept.days, now),
    used: usedOn(kept.free, today),
  };
}

export const isOfDay = (
  { answers, times, tenDay }: Pick<KeptPractice, 'answers' | 'times' | 'tenDay'>,
  id: string,
): boolean => id in answers && (times[id] ?? 0) >= beginOf(tenDay);
