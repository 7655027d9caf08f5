import type { ExamAnswer } from '../api/contract/exam/steps';
import { gapsOf } from '../questions/gaps';
import { filledReading } from '../questions/steps';
import { creditOf, givenOf } from './answer';
import { askedItem, type ExamMedia } from './asked';
import { nextStep } from './next-step';
import { itemAt } from './steps';
import type { Answered, ExamBank, Kept, Planned, Sitting } from './types';

/*
 * For tests alone: whole exams with answers that a test chooses.
 */

export const namedMedia: ExamMedia = {
  sound: (name) => `sound of ${name}`,
  photo: (scene) => ({ svg: `<svg><!-- ${scene} --></svg>`, alt: `It shows ${scene}.` }),
};

export interface Walk {
  sitting: Sitting;
  planned: Planned[];
  kept: Kept[];
}

/** Sits an exam to its end; without an answer, every one is right. */
export function walk(
  bank: ExamBank,
  { seed = 1, speaking = true, seen = [] }: Partial<Sitting> = {},
  answer: (step: Planned, sitting: Sitting) => ExamAnswer = rightAnswer,
): Walk {
  const answers: Answered[] = [];
  const sitting: Sitting = { seed, speaking, seen, answers };
  const walked: Walk = { sitting, planned: [], kept: [] };
  for (let step = nextStep(bank, sitting); step; step = nextStep(bank, sitting)) {
    const given = answer(step, sitting);
    const credit = creditOf(step, sitting, givenOf(step, given));
    const text = typeof given === 'string' && credit === null ? given : null;
    const answered = {
      unit: step.unit.id,
      step: step.step,
      question: step.question,
      type: step.type,
      credit,
      text,
    };
    walked.planned.push(step);
    walked.kept.push({
      ...{ ...answered, seq: answers.length, answer: given },
      ...{ usedMs: 1000, timeUp: given === null, recording: false },
    });
    answers.push(answered);
  }
  return walked;
}

export function rightAnswer(planned: Planned, sitting: Sitting): ExamAnswer {
  const item = itemAt(planned.unit, planned.step);
  const shown = askedItem(planned, sitting, namedMedia);
  const place = (right: string) => ('options' in shown ? shown.options.indexOf(right) : null);
  switch (item?.type) {
    case 'readAndSelect':
      return item.real;
    case 'fillInTheBlanks':
      return gapsOf(item.sentence)[0]?.missing ?? '';
    case 'readAndComplete':
      return gapsOf(item.text).map(({ missing }) => missing);
    case 'listenAndType':
      return item.sentence;
    case 'interactiveReading': {
      if (item.step === 'menus') return item.menus.map(([word = '']) => word);
      if (item.step !== 'highlight') return place(item.options.right);
      const text = planned.unit.type === 'interactiveReading' ? filledReading(planned.unit) : '';
      const start = text.indexOf(item.answer);
      return { start, end: start + item.answer.length };
    }
    case 'interactiveListening':
      if (item.step === 'complete') return item.complete.map(({ answers: [first = ''] }) => first);
      return item.step === 'reply' ? place(item.replies.right) : 'They talked, and agreed in the end.';
    default:
      return openAnswer(planned);
  }
}

const openAnswer = ({ type }: Planned): ExamAnswer =>
  ['speakAboutThePhoto', 'readThenSpeak', 'interactiveSpeaking', 'speakingSample'].includes(type)
    ? { recording: 'a-recording' }
    : 'I would say a few words about it.';
