import type { Mark } from '@/lib/correction/correction';
import { givenMark, type GivenMark, type Scope } from './answer-shape';
import { findQuote } from './find-quote';
import { narrowed } from './narrow';
import { replacementOf, saidIn } from './said';

const mostMarks = 60;

export interface Placed {
  marks: Mark[];
  /** Those that cannot be used as they are: not of the shape, or not about words of the text. */
  unfit: unknown[];
}

/** Puts the marks of a model where their words stand. What it is not sure of itself is left out. */
export function placeMarks(text: string, given: readonly unknown[], scope: Scope): Placed {
  const shape = givenMark(scope);
  const placed: Placed = { marks: [], unfit: [] };
  for (const one of given) {
    const { data } = shape.safeParse(one);
    if (data?.confidence === 'low') continue;
    const mark = data && markOf(text, data, scope);
    if (mark === undefined) placed.unfit.push(one);
    else if (mark !== null) placed.marks.push(mark);
  }
  return placed;
}

/** @returns undefined for what cannot be used, null for what changes nothing */
function markOf(text: string, given: GivenMark, { locale }: Scope): Mark | null | undefined {
  const span = findQuote(text, given.quote, given.before);
  const reason = saidIn(locale, given.reason);
  if (!span || !reason) return undefined;
  const { kind, confidence } = given;
  const mark = { ...span, kind, reason, sure: confidence === 'high' };
  if (given.replacement === null) return { ...mark, replacement: null };
  const quote = text.slice(span.start, span.end);
  const replacement = replacementOf(quote, given.replacement);
  if (replacement === undefined) return undefined;
  const change = { ...mark, ...narrowed(span, quote, replacement) };
  return change.start === change.end && change.replacement === '' ? null : change;
}

/** Marks in order and apart: of two about the same words the surer one stays, else the one that came first. */
export function settled(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of [...marks].sort((one, other) => Number(other.sure) - Number(one.sure))) {
    if (kept.length < mostMarks && !kept.some((other) => meet(mark, other))) kept.push(mark);
  }
  return kept.sort((one, other) => one.start - other.start || one.end - other.end);
}

function meet(one: Mark, other: Mark): boolean {
  if (one.start === one.end && other.start === other.end) return one.start === other.start;
  return one.start < other.end && other.start < one.end;
}
