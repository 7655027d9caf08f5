import type { ExamAnswer } from '@/lib/api/contract/exam/steps';
import { nextStep } from '@/lib/exam/next-step';
import type { Answered, ExamBank, Planned } from '@/lib/exam/types';
import { allowedMs, endOf, isOver, type Clock } from './clock';
import { creditOfNone } from './judged';
import type { AnswerRow, Standing } from './standing';

type Unplanned = Pick<Standing, 'exam' | 'sitting' | 'written'>;

/**
 * Chooses the question that comes next, and begins it, unless it is the first of its task.
 *
 * @param shared the clock that runs, and its group
 */
export function handOut(
  { exam, sitting, written }: Unplanned,
  bank: ExamBank,
  now: number,
  shared?: { group: string; clock: Clock },
): Standing {
  const planned = nextStep(bank, sitting);
  const clock = planned && !planned.isFirst ? runningFrom(planned, now, shared) : undefined;
  return { exam: { ...exam, plays: 0 }, sitting, written, planned, clock };
}

function runningFrom({ clock }: Planned, now: number, shared?: { group: string; clock: Clock }): Clock {
  const isShared = shared?.group === clock.group;
  return { begunAt: now, clockAt: isShared ? shared.clock.clockAt : now, limitMs: clock.limitMs };
}

export interface Outcome {
  answer: ExamAnswer;
  credit: number | null;
  usedMs: number;
  late: boolean;
  state: AnswerRow['state'];
  /** Epoch ms. */
  at: number;
}

/** Adds an answer to what is to be written, and hands the next question out `now`. @throws Error where nobody has begun the question */
export function goOn(standing: Standing, bank: ExamBank, outcome: Outcome, now: number): Standing {
  const { exam, sitting, planned, clock } = standing;
  if (!planned || !clock) throw new Error('Nobody has begun the question');
  const {
    step,
    question,
    type,
    clock: { group },
  } = planned;
  const unit = planned.unit.id;
  const allowed = allowedMs(clock);
  const text = textOf(outcome);
  const row: AnswerRow = {
    ...{ exam_id: exam.id, seq: exam.seq, unit, step, question, type },
    ...{
      given: outcome.answer === null ? null : JSON.stringify(outcome.answer),
      text,
      credit: outcome.credit,
    },
    ...{ used_ms: outcome.usedMs, allowed_ms: allowed, time_up: outcome.usedMs >= allowed ? 1 : 0 },
    ...{ late: outcome.late ? 1 : 0, state: outcome.state, over_at: outcome.at },
  };
  const answered: Answered = { unit, step, question, type, credit: outcome.credit, text };
  return handOut(
    {
      exam: { ...exam, seq: exam.seq + 1 },
      sitting: { ...sitting, answers: [...sitting.answers, answered] },
      written: [...standing.written, row],
    },
    bank,
    now,
    { group, clock },
  );
}

/** Whether an answer was written at length: a text that nobody judges. */
export const isText = ({ answer, credit }: Pick<Outcome, 'answer' | 'credit'>): boolean =>
  typeof answer === 'string' && credit === null;

export const textOf = (outcome: Pick<Outcome, 'answer' | 'credit'>): string | null =>
  typeof outcome.answer === 'string' && isText(outcome) ? outcome.answer : null;

/**
 * Writes down as unanswered what has run out of time; where a clock is shared, all that is left of it.
 *
 * @param grace ms that are given to the question that stands
 */
export function settle(standing: Standing, bank: ExamBank, now: number, grace: number): Standing {
  let after = standing;
  while (after.planned && after.clock && isOver(after.clock, now, after === standing ? grace : 0)) {
    const { clock, planned, sitting } = after;
    const outcome: Outcome = {
      ...{ answer: null, credit: creditOfNone(planned, sitting), late: false },
      ...{ usedMs: allowedMs(clock), at: Math.min(endOf(clock), now) },
      state: after === standing && allowedMs(clock) > 0 ? 'missed' : 'unshown',
    };
    after = goOn(after, bank, outcome, now);
  }
  return after;
}
