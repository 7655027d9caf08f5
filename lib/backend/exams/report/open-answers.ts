import type { CorrectionTask } from '@/lib/correction/correction';
import { promptOf } from '@/lib/exam/asked';
import { isAnswered } from '@/lib/exam/answer';
import { stepsOf } from '@/lib/exam/steps';
import type { Answered, ExamBank, ExamUnit, Kept } from '@/lib/exam/types';
import { defaultLocale } from '@/lib/i18n/locales';
import { exchangesIn } from '@/lib/questions/judge/asked-steps';
import { isSpoken } from '@/lib/questions/types';
import type { ExamMaterial } from '../../calls/exam-material';
import type { ExamAnswered } from '../../correction/exam/exam-answers';

type Question = Pick<Kept, 'unit' | 'step' | 'question' | 'type'>;

interface AskedIn {
  bank: ExamBank;
  mediaIn: ExamMaterial['mediaIn'];
  seed: number;
}

/** Whether nobody judges an answer, because it is written or said at length. */
export const isOpen = ({ credit }: Pick<Answered, 'credit'>): boolean => credit === null;

/**
 * The answers of an exam that can be corrected: what was written at length, and what was said and has come.
 *
 * @param recorded whether there is a recording for a question, by its number
 */
export const openAnswers = (
  kept: readonly Kept[],
  recorded: (seq: number) => boolean,
  asked: AskedIn,
): ExamAnswered[] =>
  kept.filter(isOpen).flatMap((answer): ExamAnswered[] => {
    const { seq, text, type } = answer;
    const isThere = isSpoken(type) ? recorded(seq) : text !== null && isAnswered(text);
    const task = isThere ? taskOf(answer, asked) : undefined;
    return task ? [{ seq, task, text: isSpoken(type) ? null : text }] : [];
  });

/** What was asked by a question that is answered at length, with the time for the answer; undefined once the bank has lost it. */
export function taskOf(
  { unit: id, step, question, type }: Question,
  { bank, mediaIn, seed }: AskedIn,
): CorrectionTask | undefined {
  const unit = bank.units.get(id);
  const clock = unit && stepsOf(unit, { seed, answers: [] })[step]?.clock;
  const asked = unit && askedAtLength(unit, question);
  if (!clock || asked === undefined) return undefined;
  const scene = 'scene' in unit ? unit.scene : undefined;
  return {
    type: asked.type,
    mode: isSpoken(type) ? 'speak' : 'write',
    prompt: asked.prompt,
    photo: scene === undefined ? null : mediaIn(defaultLocale).photo(scene).alt,
    seconds: (clock.limitMs - clock.prepareMs) / 1000,
  };
}

/** Of a summary all that was said: without it nobody can say what is missing. */
function askedAtLength(
  unit: ExamUnit,
  question: string,
): Pick<CorrectionTask, 'type' | 'prompt'> | undefined {
  switch (unit.type) {
    case 'readAndSelect':
    case 'fillInTheBlanks':
    case 'readAndComplete':
    case 'listenAndType':
    case 'interactiveReading':
      return undefined;
    case 'interactiveListening': {
      const said = exchangesIn(unit).flatMap(({ said: one, reply }) => [`- ${one}`, `- ${reply}`]);
      return {
        type: 'summary',
        prompt: `${unit.scenario}\n\nSummarize the conversation:\n${said.join('\n')}`,
      };
    }
    default:
      return { type: unit.type, prompt: promptOf(unit, question) };
  }
}
