import { heardName } from '../questions/sounds';
import { listeningSteps } from '../questions/steps';
import { promptOf } from './asked';
import type { Answered, ExamUnit } from './types';

/** The name of what was heard of a question; undefined where it has no sound, or where its unit has lost it since. */
export function soundOf(
  unit: ExamUnit,
  { step, question }: Pick<Answered, 'step' | 'question'>,
): string | undefined {
  switch (unit.type) {
    case 'listenAndType':
      return unit.id;
    case 'interactiveListening': {
      const asked = listeningSteps(unit)[step];
      if (asked?.step === 'complete') return heardName(unit.id, 'situation');
      return asked?.step === 'reply' ? heardName(unit.id, asked.turn) : undefined;
    }
    case 'interactiveSpeaking':
      return promptOf(unit, question) === '' ? undefined : question;
    default:
      return undefined;
  }
}
