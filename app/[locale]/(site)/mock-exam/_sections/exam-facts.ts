import { testTypes } from '@/lib/questions/test-format';
import type { Limits } from '@/lib/questions/type-row';

/** Of so many ranges in a hundred it is said that they hold the true score: what `npm run simulate` finds, rounded. */
export const heldOfHundred = 95;

/** Minutes that an exam takes whose questions are as many as they can be and use all of their time, to the next ten. */
export const longestMinutes =
  Math.round(
    testTypes.reduce((seconds, { key, limits, test: { count } }) => {
      // Its two questions are the two parts of one.
      const units = key === 'interactiveWriting' ? 1 : (count.max ?? count.min);
      return seconds + units * longest(limits);
    }, 0) / 600,
  ) * 10;

/** Seconds. */
function longest(limits: Limits): number {
  if ('long' in limits) return limits.long;
  return Object.values(limits).reduce((sum: number, seconds: number) => sum + seconds, 0);
}
