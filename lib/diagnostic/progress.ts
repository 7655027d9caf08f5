import type { GivenAnswer } from '../questions/kept';
import { creditOf } from './credit';
import { estimate, type Judged } from './estimate';
import { suggestLessons } from './lessons';
import { findItem, type DiagnosticItem } from './pool';
import { rangeOf, skillRanges } from './range';
import type { DiagnosticResult } from './result';
import type { Run } from './run';
import { nextItem } from './turns';

/** The judged answers of a run; a question that has left the pool since is left out. */
export function judgedIn({ answers }: Run): Judged[] {
  return answers.flatMap(({ id, given }) => {
    const item = findItem(id);
    return item ? [{ item, credit: creditOf(item, given) }] : [];
  });
}

/** The question that a run stands at; undefined when all are answered. */
export function itemOf(run: Run): DiagnosticItem | undefined {
  return nextItem({ ...run, answers: judgedIn(run) });
}

/** The run after an answer. */
export function withAnswer(run: Run, item: DiagnosticItem, given: GivenAnswer): Run {
  return { ...run, answers: [...run.answers, { id: item.id, given }], draft: [] };
}

/** What comes out of a run. */
export function resultOf(run: Run, now = Date.now()): DiagnosticResult {
  const answers = judgedIn(run);
  return {
    at: new Date(now).toISOString(),
    ...rangeOf(estimate(answers)),
    skills: skillRanges(answers),
    lessons: suggestLessons(answers),
  };
}
