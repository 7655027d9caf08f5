import { examFailures } from '@/lib/api/contract/exam/failures';
import type { ExamAnswer, ExamStep } from '@/lib/api/contract/exam/steps';
import { itemAt } from '@/lib/exam/steps';
import type { ExamUnit } from '@/lib/exam/types';
import { ApiFailure } from '../../base/failure';
import { allowedMs, endOf, graceMs, isOver, wasTimely } from './clock';
import { goOn, isText, settle, textOf, type Outcome } from './go-on';
import { heldBy } from './hold';
import { creditFor } from './judged';
import type { Room } from './sit';
import type { Standing } from './standing';
import { stepOf } from './step-of';

export interface SentAnswer {
  tab: string;
  seq: number;
  answer: ExamAnswer;
  /** ms from the beginning of the question, by the clock of the browser. */
  tookMs: number;
}

/**
 * Writes an answer down and hands out the next question; what was written before answers with the question that stands. What was given
 * in time and could not be sent counts when it comes, also where the question was written down as missed meanwhile.
 *
 * @returns the question that stands, and whether the answer counts
 * @throws ApiFailure 409, 410 and 422 of the contract
 */
export async function answerStep(
  standing: Standing,
  room: Room,
  sent: SentAnswer,
): Promise<[Standing, { step: ExamStep | null; counts: boolean }]> {
  const { seq, state } = standing.exam;
  if (state === 'done') {
    if (sent.seq === seq - 1) return [standing, { step: null, counts: true }];
    throw new ApiFailure(examFailures.examFinished);
  }
  const held = heldBy(standing, sent.tab, room.now);
  const taken = await (sent.seq === seq ? answerOpen(held, room, sent) : answerOver(held, room, sent));
  return [taken.standing, { step: stepOf(taken.standing, room), counts: taken.counts }];
}

interface Taken {
  standing: Standing;
  counts: boolean;
}

function answerOpen(standing: Standing, { bank, now }: Room, { seq, answer, tookMs }: SentAnswer): Taken {
  const { planned, clock, sitting } = standing;
  if (!planned || !clock) throw new ApiFailure(examFailures.notThisStep);
  const question = { allowedMs: allowedMs(clock), overAt: endOf(clock) };
  const late = isOver(clock, now, graceMs);
  const credit = creditFor(planned, sitting, { seq, answer });
  const isTimely = wasTimely(question, tookMs, now, !isText({ answer, credit }));
  if (late && !isTimely) return { standing: settle(standing, bank, now, graceMs), counts: false };
  const outcome: Outcome = {
    ...{ answer, credit, late, state: 'answered' },
    usedMs: Math.min(question.allowedMs, tookMs, Math.max(0, now - clock.begunAt)),
    at: late ? question.overAt : now,
  };
  return { standing: settle(goOn(standing, bank, outcome, now), bank, now, 0), counts: true };
}

/** Takes what was given in time to a question that is over. @throws ApiFailure 409 */
async function answerOver(standing: Standing, room: Room, sent: SentAnswer): Promise<Taken> {
  const filled = await fillIn(standing, room, sent);
  const isFilled = typeof filled === 'object';
  if (!isFilled && sent.seq !== standing.exam.seq - 1) throw new ApiFailure(examFailures.notThisStep);
  return {
    standing: settle(isFilled ? filled : standing, room.bank, room.now, graceMs),
    counts: filled !== 'missed',
  };
}

/** Puts an answer in the place of none. @returns `answered` where there is one; `missed` where it comes too late, or what is right was told since */
async function fillIn(
  standing: Standing,
  { db, bank, now }: Room,
  { seq, answer, tookMs }: SentAnswer,
): Promise<Standing | 'missed' | 'answered'> {
  const { exam, sitting } = standing;
  const missed = await db
    .selectFrom('exam_answers')
    .select(['unit', 'step', 'allowed_ms', 'over_at'])
    .where('exam_id', '=', exam.id)
    .where('seq', '=', seq)
    .where('state', '=', 'missed')
    .executeTakeFirst();
  if (!missed) return 'answered';
  const unit = bank.units.get(missed.unit);
  if (!unit || answer === null || isToldBehind(unit, missed.step)) return 'missed';
  const question = { allowedMs: missed.allowed_ms, overAt: missed.over_at };
  const credit = creditFor({ unit, step: missed.step }, sitting, { seq, answer });
  if (!wasTimely(question, tookMs, now, !isText({ answer, credit }))) return 'missed';
  const text = textOf({ answer, credit });
  const usedMs = Math.min(question.allowedMs, tookMs);
  await db
    .updateTable('exam_answers')
    .set({
      ...{ given: JSON.stringify(answer), text, credit, used_ms: usedMs, state: 'answered', late: 1 },
      time_up: usedMs >= question.allowedMs ? 1 : 0,
    })
    .where('exam_id', '=', exam.id)
    .where('seq', '=', seq)
    .execute();
  const answers = sitting.answers.map((one, place) => (place === seq ? { ...one, credit, text } : one));
  return { ...standing, sitting: { ...sitting, answers } };
}

/** The summary of a conversation, which is handed out once its clock is over, shows every reply that was right. */
function isToldBehind(unit: ExamUnit, step: number): boolean {
  const item = itemAt(unit, step);
  return item?.type === 'interactiveListening' && item.step === 'reply';
}
