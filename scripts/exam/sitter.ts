import type { ExamAnswer } from '@/lib/api/contract/exam/steps';
import { seeded } from '@/lib/diagnostic/random';
import { creditOf, givenOf } from '@/lib/exam/answer';
import { optionSeed } from '@/lib/exam/asked';
import { nextStep } from '@/lib/exam/next-step';
import { itemAt } from '@/lib/exam/steps';
import type { Answered, ExamBank, Planned, Sitting } from '@/lib/exam/types';
import { gapsOf } from '@/lib/questions/gaps';
import type { Item } from '@/lib/questions/item';
import { guessedShare, knownShare } from '@/lib/questions/judge/ability';
import { allOf, orderOf } from '@/lib/questions/judge/option-order';
import { filledReading } from '@/lib/questions/steps';
import { questionTypes } from '@/lib/questions/types';

/** Points by which a unit suits somebody better or worse than others of the same score: a standard deviation. All of a text share it. */
const misfit = 12;

export interface Taker {
  reading: number;
  listening: number;
  /** Whole, from 0: decides everything that chance decides. */
  seed: number;
  /** The share of unknown words about which somebody says the right thing all the same. */
  guessed?: number;
  /** Units that were met in earlier exams, the last one met first. */
  seen?: readonly string[];
  speaking?: boolean;
}

export type Truth = (question: string) => number;

export function sitExam(bank: ExamBank, truth: Truth, taker: Taker): Answered[] {
  const { seed, seen = [], speaking = true } = taker;
  const answers: Answered[] = [];
  const sitting: Sitting = { seed, speaking, seen, answers };
  const answer = answering(taker, truth, sitting);
  for (let step = nextStep(bank, sitting); step; step = nextStep(bank, sitting)) {
    const given = givenOf(step, answer(step));
    const { unit, question, type } = step;
    const credit = creditOf(step, sitting, given);
    answers.push({ unit: unit.id, step: step.step, question, type, credit, text: null });
  }
  return answers;
}

/** Standard normal numbers (G. E. P. Box and M. E. Muller, 1958). */
export function drawing(seed: number) {
  let turn = 0;
  const random = () => seeded(seed ^ 0x5bd1e995, (turn += 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return { random, normal };
}

/** What somebody answers: who knows says what is right, who does not guesses where there is something to choose from. */
function answering(taker: Taker, truth: Truth, sitting: Sitting): (step: Planned) => ExamAnswer {
  const { random, normal } = drawing(taker.seed);
  const suits = new Map<string, number>();
  return ({ unit, step, question, type }) => {
    const item = itemAt(unit, step);
    if (!item || (item.type === 'interactiveListening' && item.step === 'summary')) return null;
    const suit = suits.get(unit.id) ?? misfit * normal();
    suits.set(unit.id, suit);
    const ability = questionTypes[type].skill === 'listening' ? taker.listening : taker.reading;
    const known = knownShare(ability + suit, truth(question));
    const knows = () => random() < known;
    if (unit.type === 'interactiveReading' && 'answer' in item)
      return selection(filledReading(unit), item.answer, knows());
    return answerTo(item, knows, { random, guessed: taker.guessed ?? guessedShare, sitting });
  };
}

/** The right words, or as many at the beginning of the text. */
function selection(text: string, answer: string, isRight: boolean): ExamAnswer {
  const start = isRight ? text.indexOf(answer) : 0;
  return { start, end: start + answer.length };
}

interface Chance {
  random: () => number;
  guessed: number;
  sitting: Sitting;
}

function answerTo(item: Item, knows: () => boolean, { random, guessed, sitting }: Chance): ExamAnswer {
  const oneOf = (options: readonly string[]) => Math.floor(random() * options.length);
  const pick = (id: string, options: readonly string[]) => {
    const right = orderOf(id, options.length, optionSeed(sitting)).indexOf(0);
    return knows() ? right : oneOf(options);
  };
  switch (item.type) {
    case 'readAndSelect':
      return knows() || random() < guessed ? item.real : !item.real;
    case 'fillInTheBlanks':
      return gapsOf(item.sentence).map(({ missing }) => (knows() ? missing : ''));
    case 'readAndComplete':
      return gapsOf(item.text).map(({ missing }) => (knows() ? missing : ''));
    case 'listenAndType': {
      // Each word that is missed costs two shares (`countErrors`): of those that somebody does not know every other one is right.
      let unknown = oneOf(['', '']);
      return item.sentence
        .split(' ')
        .map((word) => (knows() || (unknown += 1) % 2 === 0 ? word : 'x'))
        .join(' ');
    }
    case 'interactiveReading':
      if (item.step === 'menus') return item.menus.map((words) => words[knows() ? 0 : oneOf(words)] ?? '');
      return item.step === 'highlight' ? null : pick(item.id, allOf(item.options));
    case 'interactiveListening':
      if (item.step === 'complete') return item.complete.map(({ answers }) => (knows() && answers[0]) || '');
      return item.step === 'reply' ? pick(item.id, allOf(item.replies)) : null;
    default:
      return null;
  }
}
