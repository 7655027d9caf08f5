import { facts } from '@/lib/site/facts';
import type { QuestionTypeEntry, Skill } from '@/lib/site/question-types';

/** How many of something a test has; without `max` it is one number. */
interface Count {
  unit:
    | 'words'
    | 'sentences'
    | 'texts'
    | 'usualTexts'
    | 'usualConversations'
    | 'photos'
    | 'topics'
    | 'asked'
    | 'questions';
  min: number;
  max?: number;
}

/** Time limits in seconds, and how they belong together. */
interface Time {
  form: 'each' | 'either' | 'parts' | 'partsEach' | 'followed';
  seconds: readonly number[];
}

interface TestPart {
  /** Name of the question type in `questionNames`. */
  type: QuestionTypeEntry['key'];
  skill: Skill;
  count: Count;
  time: Time;
}

const part = (type: TestPart['type'], skill: Skill, count: Count, time: Time): TestPart => ({
  type,
  skill,
  count,
  time,
});
const of = (unit: Count['unit'], min: number, max?: number): Count => ({
  unit,
  min,
  ...(max !== undefined && { max }),
});
const limit = (form: Time['form'], ...seconds: number[]): Time => ({ form, seconds });

const { min: fewest, max: most } = facts.listenAndType;
const photoWriting = facts.writeAboutThePhotoMinutes * 60;
const followUp = facts.interactiveWritingMinutes.followUp * 60;
const firstAnswer = facts.interactiveWritingMinutes.first * 60;

/**
 * The question types of the official test since `facts.testFormat.since`, in the order of its manual. From the facts sheet of the
 * test, section 2; where its sources contradict each other, nothing is said here.
 */
export const testParts: readonly TestPart[] = [
  part('readAndSelect', 'reading', of('words', 15, 18), limit('each', 5)),
  part('fillInTheBlanks', 'reading', of('sentences', 6, 9), limit('each', 20)),
  part('readAndComplete', 'reading', of('texts', 3, 6), limit('each', 180)),
  part('listenAndType', 'listening', of('sentences', fewest, most), limit('each', 60)),
  part('interactiveReading', 'reading', of('usualTexts', 2), limit('either', 420, 480)),
  part('interactiveListening', 'listening', of('usualConversations', 2), limit('partsEach', 390, 75)),
  part('writeAboutThePhoto', 'writing', of('photos', 3), limit('each', photoWriting)),
  part('interactiveWriting', 'writing', of('questions', 2), limit('followed', 30, firstAnswer, followUp)),
  part(
    'speakAboutThePhoto',
    'speaking',
    of('photos', 1),
    limit('parts', 20, facts.speakAboutThePhotoSeconds),
  ),
  part('readThenSpeak', 'speaking', of('topics', 1), limit('parts', 20, 90)),
  part('interactiveSpeaking', 'speaking', of('asked', 6, 8), limit('each', 35)),
  part('writingSample', 'writing', of('questions', 1), limit('parts', 30, 300)),
  part('speakingSample', 'speaking', of('questions', 1), limit('parts', 30, 180)),
];
