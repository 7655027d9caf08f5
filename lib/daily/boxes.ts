import type { Past } from '../questions/bank/past';
import { dayOf } from '../vocabulary/schedule';

/*
 * What was missed comes back by boxes, as word cards do (lib/vocabulary/schedule.ts): right moves an item one box on, wrong takes it
 * back to the first. All of it follows from answers and their moments, so that looking at the same answer twice changes nothing.
 */

/** Days until an item is asked again, by its box. */
export const boxDays = [1, 3, 7, 16] as const;

/** In which box an item is that was right after the last wait: it does not come back, unless it is missed again. */
export const learned = boxDays.length;

/**
 * Of one item: its box (an index of {@link boxDays}, or {@link learned}), the day on which it is asked again (`dayOf`), and when the
 * answer was given that put it there, epoch ms, 0 where nobody knows.
 */
export type Box = readonly [box: number, due: number, at: number];

export type Boxes = Readonly<Record<string, Box>>;

/** Of an answer with less right than this one comes back; the same in the sets of the lessons (lib/questions/bank/choose.ts). */
const missedBelow = 2 / 3;

/**
 * The boxes after answers were looked at.
 *
 * @param past of items that are answered whole
 * @param today of answers whose moment nobody knows
 * @returns the very same where nothing has changed
 */
export function withOutcomes(boxes: Boxes, past: readonly Past[], today: number): Boxes {
  const changed = past.flatMap((one): [string, Box][] => {
    const next = boxAfter(own(boxes, one.id), one, today);
    return next ? [[one.id, next]] : [];
  });
  return changed.length === 0 ? boxes : { ...boxes, ...Object.fromEntries(changed) };
}

/** @returns undefined where an answer changes nothing: it is known already, or right before its day */
function boxAfter(before: Box | undefined, { at, credit = 1 }: Past, today: number): Box | undefined {
  const isMissed = credit < missedBelow;
  if (before ? at <= before[2] : !isMissed) return undefined;
  const day = at === 0 ? today : dayOf(new Date(at));
  if (isMissed) return [0, day + boxDays[0], at];
  if (!before || !isDue(before, day)) return undefined;
  const box = before[0] + 1;
  return [box, day + (boxDays[box] ?? 0), at];
}

/** A day that no answer can have led to was written while the clock was wrong. */
function isDue([box, due]: Box, today: number): boolean {
  const days = boxDays[box];
  return days !== undefined && (due <= today || due > today + days);
}

/** The names of what is due on a day, the longest overdue first. */
export const dueOn = (boxes: Boxes, today: number): string[] =>
  Object.entries(boxes)
    .filter(([, box]) => isDue(box, today))
    .sort(([one, [, a]], [other, [, b]]) => a - b || (one < other ? -1 : 1))
    .map(([id]) => id);

/** How many come back after a day; `next` is the first day (`dayOf`) on which one does, undefined where none comes. */
export function laterThan(boxes: Boxes, today: number): { count: number; next: number | undefined } {
  const days = Object.values(boxes).flatMap((box) =>
    box[0] < learned && !isDue(box, today) ? [box[1]] : [],
  );
  return { count: days.length, next: days.length > 0 ? Math.min(...days) : undefined };
}

const own = (boxes: Boxes, id: string): Box | undefined => (Object.hasOwn(boxes, id) ? boxes[id] : undefined);
