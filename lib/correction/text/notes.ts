import type { CorrectionTask, Note } from '../correction';
import type { Measures } from './measures';
import { contentNotes, coherenceNotes } from './notes/content-notes';
import { fluencyNotes, grammarNotes, vocabularyNotes } from './notes/language-notes';

const limits = { least: 3, most: 7, ofOne: 2 };

/** What helps with every answer, where there is little else to say. */
const always: readonly Note[] = [
  { criterion: 'content', tone: 'next', said: { key: 'addExample', values: {} } },
  { criterion: 'grammar', tone: 'next', said: { key: 'readVerbs', values: {} } },
  { criterion: 'vocabulary', tone: 'next', said: { key: 'exactWord', values: {} } },
];

/**
 * What is said of an answer by its measures: what is good, and what to do next, the most useful first. The values are counts and words
 * of the answer; nothing in them is a score.
 */
export function notesOn(measures: Measures, task: CorrectionTask): Note[] {
  const all = [contentNotes, coherenceNotes, vocabularyNotes, grammarNotes, fluencyNotes]
    .flatMap((notes) => notes(measures, task))
    .toSorted((one, other) => other.weight - one.weight);
  const kept: Note[] = [];
  for (const note of all) {
    const ofOne = kept.filter(({ criterion }) => criterion === note.criterion).length;
    const { criterion, tone, said } = note;
    if (kept.length < limits.most && ofOne < limits.ofOne) kept.push({ criterion, tone, said });
  }
  return [...kept, ...always.slice(0, Math.max(0, limits.least - kept.length))];
}
