import { seeded } from '../diagnostic/random';
import type { Item } from '../questions/item';
import { listeningSteps, readingSeconds, readingSteps } from '../questions/steps';
import type { Limits } from '../questions/type-row';
import { questionTypes } from '../questions/types';
import { followUpOf, isInstead } from './follow-ups';
import { threadLength } from './tasks';
import type { ExamUnit, PlannedClock, Sitting, SpeakingUnit } from './types';

export interface UnitStep {
  question: string;
  clock: PlannedClock;
  /** How often its sound may be heard; null without a limit, and where there is none. */
  plays: number | null;
}

const { interactiveListening, interactiveWriting, interactiveSpeaking, listenAndType } = questionTypes;

/** The questions of a unit in their order; those that depend on answers that are still to come stand as if these said nothing. */
export function stepsOf(unit: ExamUnit, sitting: Pick<Sitting, 'seed' | 'answers'>): UnitStep[] {
  const { id, type } = unit;
  switch (type) {
    case 'interactiveReading': {
      const clock = clockOf(id, readingSeconds(unit));
      return readingSteps(unit).map((step) => ({ question: step.id, clock, plays: null }));
    }
    case 'interactiveListening':
      return listeningSteps(unit).map((step) => ({ question: step.id, ...heardIn(id, step.step) }));
    case 'interactiveWriting': {
      const { prepare, answer, followUp } = interactiveWriting.limits;
      const first = sitting.answers.find((one) => one.unit === id && one.step === 0);
      const [one, other] = [`${id}-1`, `${id}-${followUpOf(unit, first?.text ?? null, sitting.seed) + 2}`];
      return [
        { question: one, clock: clockOf(one, answer, prepare), plays: null },
        { question: other, clock: clockOf(other, followUp), plays: null },
      ];
    }
    case 'interactiveSpeaking':
      return unit.questions.slice(0, lengthOf(unit, sitting.seed)).map((_, step) => {
        const question = `${id}-${step + 1}${isInstead(unit, step, sitting.answers) ? 'b' : ''}`;
        const { limits, plays } = interactiveSpeaking;
        return { question, clock: clockOf(question, limits.answer, listenSeconds), plays };
      });
    default: {
      const { answer, prepare = 0 }: Extract<Limits, { answer: number }> = questionTypes[type].limits;
      const plays = type === 'listenAndType' ? listenAndType.plays : null;
      return [{ question: id, clock: clockOf(id, answer, prepare), plays }];
    }
  }
}

/** The situation may be heard as often as one likes, a turn as often as the test plays it. */
function heardIn(id: string, step: 'complete' | 'reply' | 'summary'): Omit<UnitStep, 'question'> {
  const { limits, plays } = interactiveListening;
  if (step === 'summary') return { clock: clockOf(`${id}-summary`, limits.summary), plays: null };
  return { clock: clockOf(id, limits.conversation), plays: step === 'reply' ? plays : null };
}

/** Room to hear a question before the time to answer it runs: who has heard it sooner begins sooner. */
const listenSeconds = 15;

/** Keeps this draw apart from those of units. */
const lengthSalt = 0x68bc21eb;

function lengthOf({ questions }: SpeakingUnit, seed: number): number {
  const { min, max } = threadLength;
  return Math.min(questions.length, min + Math.floor(seeded(seed ^ lengthSalt, 0) * (max - min + 1)));
}

/** @param seconds to answer, after those to prepare */
function clockOf(group: string, seconds: number, prepare = 0): PlannedClock {
  return { group, prepareMs: prepare * 1000, limitMs: (prepare + seconds) * 1000 };
}

/** A question as it is judged; undefined for what nobody judges. */
export function itemAt(unit: ExamUnit, step: number): Item | undefined {
  switch (unit.type) {
    case 'readAndSelect':
    case 'fillInTheBlanks':
    case 'readAndComplete':
    case 'listenAndType':
      return unit;
    case 'interactiveReading':
      return readingSteps(unit)[step];
    case 'interactiveListening':
      return listeningSteps(unit)[step];
    default:
      return undefined;
  }
}

/** Whether a unit has a question: a set may have lost one since it was asked. */
export const hasStep = (unit: ExamUnit, step: number): boolean =>
  (unit.type !== 'interactiveReading' && unit.type !== 'interactiveListening') ||
  itemAt(unit, step) !== undefined;
