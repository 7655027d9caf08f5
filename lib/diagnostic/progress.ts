import type { GivenAnswer } from '../questions/kept';
import { creditOf } from './credit';
import { estimate, type Judged } from './estimate';
import { suggestLessons } from './lessons';
import { findItem, type DiagnosticItem } from './pool';
import { rangeOf } from './range';
import type { DiagnosticResult } from './result';
import { runEntry, seenEntry, type Run } from './run';
import { skillRanges } from './skill-ranges';
import { nextItem, questionCount } from './turns';

/** The judged answers of a run; a question that has left the pool since is left out. */
export function judgedIn({ answers }: Run): Judged[] {
  return answers.flatMap(({ id, given }) => {
    const item = findItem(id);
    return item ? [{ item, credit: creditOf(item, given) }] : [];
  });
}

/** Whether a run was begun with questions that have left the pool since: what is left of it says too little. */
export const isOutdated = ({ answers }: Run): boolean => answers.some(({ id }) => !findItem(id));

/** The question that a run stands at; undefined when all are answered. */
export function itemOf(run: Run): DiagnosticItem | undefined {
  return nextItem({ ...run, answers: judgedIn(run) });
}

export function withAnswer(run: Run, item: DiagnosticItem, given: GivenAnswer): Run {
  return { ...run, answers: [...run.answers, { id: item.id, given }], draft: [] };
}

/** So many questions are not asked again: those of the last two runs. */
const remembered = 2 * questionCount(false);

/** Ends a run, finished or not: what it has shown is not asked again soon. */
export function endRun(run: Run): void {
  const open = itemOf(run);
  const shown = [...run.answers, ...(open ? [open] : [])].map(({ id }) => id);
  seenEntry.write([...shown, ...run.seen].slice(0, remembered));
  runEntry.remove();
}

export function resultOf(run: Run, now = Date.now()): DiagnosticResult {
  const answers = judgedIn(run);
  return {
    at: new Date(now).toISOString(),
    ...rangeOf(estimate(answers)),
    skills: skillRanges(answers),
    lessons: suggestLessons(answers),
    timed: run.timed,
  };
}
