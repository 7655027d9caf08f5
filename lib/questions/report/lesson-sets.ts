import { hasPractice, practiceSet } from '../items';
import { hasOpenTasks, openTasks } from '../open-items';
import { sets, setTypeOf } from '../sets';
import { listeningSteps, readingSteps, speakingSteps } from '../steps';

/** The practice sets of a lesson: how many questions each has, by the id of its first one. */
export type LessonSets = Readonly<Record<string, number>>;

/** What a lesson asks to be answered; nothing, where it has words in place of questions. */
export function lessonSets(lesson: string): LessonSets {
  const asked = [
    hasPractice(lesson) ? practiceSet(lesson) : [],
    hasOpenTasks(lesson) ? openTasks[lesson] : [],
    ...stepsOf(lesson),
  ];
  return Object.fromEntries(asked.flatMap((set) => (set[0] ? [[set[0].id, set.length]] : [])));
}

export const questionCount = (asked: LessonSets): number =>
  Object.values(asked).reduce((sum, count) => sum + count, 0);

function stepsOf(lesson: string): readonly (readonly { id: string }[])[] {
  switch (setTypeOf(lesson)) {
    case 'interactiveReading':
      return sets.interactiveReading.map(readingSteps);
    case 'interactiveListening':
      return sets.interactiveListening.map(listeningSteps);
    case 'interactiveSpeaking':
      return sets.interactiveSpeaking.map(speakingSteps);
    case undefined:
      return [];
  }
}
