import { builtInName } from '@/lib/correction/built-in';
import type { Correction } from '@/lib/correction/correction';
import { measureSound } from '@/lib/correction/sound/measure';
import { soundNotes } from '@/lib/correction/sound/notes';
import { checkText } from '@/lib/correction/text/check';
import { ScorerFailed, type Scorer } from '../../calls/scorers';
import type { Checker } from '../checker/checker';

/**
 * The checker that is always there: grammar and spelling by Harper, and measures of our own; of a recording, its rhythm and its loudness, as
 * nobody writes down what is said. It gives no score, and what it corrects goes nowhere.
 *
 * @param checker ended with it
 */
export function builtInScorer(checker: Checker): Scorer {
  return {
    ...builtInName,
    transcribes: false,
    async correct({ task, answer }, signal): Promise<Correction> {
      if ('text' in answer) {
        const lints = await checker.lint(answer.text, signal);
        return {
          scorer: builtInName,
          ...checkText({ text: answer.text, task, lints }),
          sound: null,
          score: null,
        };
      }
      const measured = measureSound(await checker.hear(answer.recording, signal));
      if (measured.spoken === 0) throw new ScorerFailed('unreadable');
      const { seconds, spoken, pauses, levels, clipped } = measured;
      return {
        scorer: builtInName,
        ...{ text: null, marks: [], notes: soundNotes(measured, task, null) },
        ...{ sound: { seconds, spoken, pauses, levels, clipped }, score: null },
      };
    },
    close: () => checker.close(),
  };
}
