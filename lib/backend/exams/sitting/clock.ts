import { lateMinutes } from '@/lib/api/contract/exam/kept';

/** For an answer on its way when the time of its question ends. */
export const graceMs = 3_000;
const lateMs = lateMinutes * 60_000;
/** How far the clocks of browsers may be out. */
const driftMs = 2_000;

/** Moments are epoch ms. */
export interface Clock {
  begunAt: number;
  /** When the first question began of those that share its clock. */
  clockAt: number;
  /** ms for all of those. */
  limitMs: number;
}

export const endOf = ({ clockAt, limitMs }: Clock): number => clockAt + limitMs;

/** ms that the question has, or had: of a clock that is shared, what those before it had left. */
export const allowedMs = (clock: Clock): number => Math.max(0, endOf(clock) - clock.begunAt);

export const leftMs = (clock: Clock, now: number): number => Math.max(0, endOf(clock) - now);

export const isOver = (clock: Clock, now: number, grace: number): boolean => now > endOf(clock) + grace;

/**
 * Whether an answer that comes after its time was given in time and could not be sent.
 *
 * @param question the ms that it had, and when its time ended
 * @param tookMs from its beginning to the answer, as the browser says
 * @param isJudged a text that nobody judges may come as late as it likes: whoever writes longer gains no point by it, and whoever's
 *   browser was closed keeps what was written
 */
export const wasTimely = (
  question: { allowedMs: number; overAt: number },
  tookMs: number,
  now: number,
  isJudged: boolean,
): boolean => tookMs <= question.allowedMs + driftMs && (!isJudged || now <= question.overAt + lateMs);
