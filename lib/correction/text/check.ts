import type { Correction, CorrectionTask, Mark, MarkKind } from '../correction';
import type { Finding } from './finding';
import { learnerFindings } from './learner-findings';
import type { Lint } from './lint';
import { lintFindings } from './lints';
import { measure } from './measures';
import { notesOn } from './notes';
import { settled } from './settle';
import { questionedKinds } from './sureness';

export interface CheckInput {
  text: string;
  task: CorrectionTask;
  /** By `plainLints`; without them, only the rules of our own are looked for. */
  lints: readonly Lint[];
}

/** Kinds that nothing said can have: whoever wrote it down has chosen them. */
const writtenOnly: ReadonlySet<MarkKind> = new Set(['spelling', 'capital', 'punctuation', 'repetition']);

/** More of them nobody reads; a text of one letter, thousands of times, would have as many, and each correction is kept. */
const mostMarks = 400;

/**
 * Marks and observations of the built-in checker; pure, in Node and in browsers. What it says are keys of the catalog `marks`, so it
 * knows no language but English. Throws for no text, however odd.
 */
export function checkText({ text, task, lints }: CheckInput): Pick<Correction, 'text' | 'marks' | 'notes'> {
  const marks = marksIn(text, task.mode, lints).slice(0, mostMarks);
  return { text, marks, notes: notesOn(measure(text, task, marks), task) };
}

export const marksIn = (text: string, mode: CorrectionTask['mode'], lints: readonly Lint[]): Mark[] =>
  findingsIn(text, mode, lints).map((finding) => markOf(text, finding));

/** What becomes marks, in order, as the rules have it: which kinds are drawn as questions is not yet decided. */
export const findingsIn = (text: string, mode: CorrectionTask['mode'], lints: readonly Lint[]): Finding[] =>
  settled(
    [...learnerFindings(text), ...lintFindings(text, lints)].filter(
      ({ kind }) => mode === 'write' || !writtenOnly.has(kind),
    ),
  );

function markOf(text: string, { start, end, kind, better, reason, sure }: Finding): Mark {
  const values = { found: text.slice(start, end).trim(), better: better?.trim() ?? '' };
  return {
    start,
    end,
    kind,
    replacement: better,
    reason: { key: reason, values },
    sure: sure && !questionedKinds.has(kind),
  };
}
