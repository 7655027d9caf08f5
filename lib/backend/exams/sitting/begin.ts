import { examFailures } from '@/lib/api/contract/exam/failures';
import type { ExamStep } from '@/lib/api/contract/exam/steps';
import { isSpoken } from '@/lib/questions/types';
import { ApiFailure } from '../../base/failure';
import { graceMs } from './clock';
import { handOut, settle } from './go-on';
import { heldBy } from './hold';
import type { Room } from './sit';
import type { Standing } from './standing';
import { stepOf } from './step-of';

interface Named {
  tab: string;
  seq: number;
}

/** The exam in the hands of a tab, as it stands now. @throws ApiFailure 409 and 410 of the contract */
const standingIn = (standing: Standing, { bank, now }: Room, { tab }: Named): Standing =>
  settle(heldBy(standing, tab, now), bank, now, graceMs);

const notThisStep = () => new ApiFailure(examFailures.notThisStep);

/**
 * Begins the question that stands, once. Without speaking nothing is begun: what is spoken is left out from here on.
 *
 * @throws ApiFailure 409 and 410 of the contract
 */
export function beginStep(
  standing: Standing,
  room: Room,
  { speaking, ...named }: Named & { speaking?: false | undefined },
): [Standing, ExamStep | null] {
  const there = standingIn(standing, room, named);
  if (there.exam.seq !== named.seq) throw notThisStep();
  const begun = speaking === false ? withoutSpeaking(there, room) : begin(there, room);
  return [begun, stepOf(begun, room)];
}

function begin(standing: Standing, { now }: Room): Standing {
  const { planned, clock } = standing;
  if (!planned || clock) return standing;
  return { ...standing, clock: { begunAt: now, clockAt: now, limitMs: planned.clock.limitMs } };
}

function withoutSpeaking(standing: Standing, { bank, now }: Room): Standing {
  const silent = {
    ...standing,
    exam: { ...standing.exam, speaking: 0 },
    sitting: { ...standing.sitting, speaking: false },
  };
  return silent.planned && isSpoken(silent.planned.type) ? handOut(silent, bank, now) : silent;
}

/**
 * Counts a hearing. Whoever answers fast is faster than that: a question that is over has none left.
 *
 * @returns how many are left; null without a limit
 * @throws ApiFailure 409 and 410 of the contract
 */
export function playSound(
  standing: Standing,
  room: Room,
  named: Named,
): [Standing, { plays: number | null }] {
  const there = standingIn(standing, room, named);
  const { exam, planned, clock } = there;
  if (named.seq < exam.seq) return [there, { plays: 0 }];
  if (named.seq > exam.seq || !planned || !clock) throw notThisStep();
  if (planned.plays === null) return [there, { plays: null }];
  const plays = Math.min(planned.plays, exam.plays + 1);
  return [{ ...there, exam: { ...exam, plays } }, { plays: planned.plays - plays }];
}
