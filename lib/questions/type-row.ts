/** The skills of the test, in the order of the course. */
export const skills = ['reading', 'listening', 'speaking', 'writing'] as const;
export type Skill = (typeof skills)[number];

/** How many of something a test has; without `max` it is one number. */
export interface Count {
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

/**
 * Seconds: to prepare and for the answer, and for what follows it; for a whole set of Interactive Reading, by its number of questions;
 * for a conversation and for its summary.
 */
export type Limits =
  | { answer: number; prepare?: number; followUp?: number }
  | { short: number; long: number }
  | { conversation: number; summary: number };

export interface TypeRow {
  /** The test's own name; English in every language. */
  name: string;
  skill: Skill;
  /** Key of its lesson in the free course (`lib/site/courses.ts`). */
  lesson: string;
  /** Judged one by one, several questions on one text or conversation, or answered at length, which no rule can judge. */
  form: 'single' | 'set' | 'task';
  limits: Limits;
  /** How often what is said may be heard; without, it is not heard, or as often as one likes. */
  plays?: number;
  /**
   * How much an answer says of somebody's score, in right-or-wrong answers. A word that is guessed says nothing, so a word counts half. A
   * text and a dictation have ten words and more, but these depend on each other, and a missed word of a dictation costs double: three
   * and two, not ten. Without, no score follows from it.
   */
  weight?: number;
  /** Its place in the manual of the test and how many there are; without, it is not in the test. */
  test?: { place: number; count: Count };
  /** The day on which it left the test, ISO 8601; it stays as training. */
  left?: string;
  /** When somebody last looked whether all of this still holds, ISO 8601. */
  checked: string;
}
