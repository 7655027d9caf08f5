import type { Skill, TypeRow } from './type-row';

/**
 * The question types, in the order of the course: the thirteen of the test since July 2025, and two that left it then. Posts, lessons,
 * the hour of the test, practice and the diagnostic test follow from these rows. Weights are our own; the rest is from the facts sheet of
 * the test, sections 2 and 3; where its sources contradict each other, nothing is said here.
 */
export const questionTypes = {
  readAndSelect: {
    name: 'Read and Select',
    skill: 'reading',
    lesson: 'readAndSelect',
    form: 'single',
    limits: { answer: 5 },
    weight: 0.5,
    test: { place: 1, count: { unit: 'words', min: 15, max: 18 } },
    checked: '2026-11-21',
  },
  fillInTheBlanks: {
    name: 'Fill in the Blanks',
    skill: 'reading',
    lesson: 'fillInTheBlanks',
    form: 'single',
    limits: { answer: 20 },
    weight: 1,
    test: { place: 2, count: { unit: 'sentences', min: 6, max: 9 } },
    checked: '2026-11-21',
  },
  interactiveReading: {
    name: 'Interactive Reading',
    skill: 'reading',
    lesson: 'interactiveReading',
    form: 'set',
    limits: { short: 420, long: 480 },
    test: { place: 5, count: { unit: 'usualTexts', min: 2 } },
    checked: '2026-11-21',
  },
  readAndComplete: {
    name: 'Read and Complete',
    skill: 'reading',
    lesson: 'readAndComplete',
    form: 'single',
    limits: { answer: 180 },
    weight: 3,
    test: { place: 3, count: { unit: 'texts', min: 3, max: 6 } },
    checked: '2026-11-21',
  },
  listenAndType: {
    name: 'Listen and Type',
    skill: 'listening',
    lesson: 'listenAndType',
    form: 'single',
    limits: { answer: 60 },
    plays: 3,
    weight: 2,
    test: { place: 4, count: { unit: 'sentences', min: 6, max: 9 } },
    checked: '2026-11-21',
  },
  interactiveListening: {
    name: 'Interactive Listening',
    skill: 'listening',
    lesson: 'interactiveListening',
    form: 'set',
    limits: { conversation: 390, summary: 75 },
    plays: 1,
    test: { place: 6, count: { unit: 'usualConversations', min: 2 } },
    checked: '2026-11-21',
  },
  readAloud: {
    name: 'Read Aloud',
    skill: 'speaking',
    lesson: 'readAloud',
    form: 'task',
    limits: { answer: 20 },
    left: '2025-07-01',
    checked: '2026-11-21',
  },
  speakAboutThePhoto: {
    name: 'Speak About the Photo',
    skill: 'speaking',
    lesson: 'speakAboutThePhoto',
    form: 'task',
    limits: { prepare: 20, answer: 90 },
    test: { place: 9, count: { unit: 'photos', min: 1 } },
    checked: '2026-11-21',
  },
  readThenSpeak: {
    name: 'Read Then Speak',
    skill: 'speaking',
    lesson: 'readListenThenSpeak',
    form: 'task',
    limits: { prepare: 20, answer: 90 },
    test: { place: 10, count: { unit: 'topics', min: 1 } },
    checked: '2026-11-21',
  },
  interactiveSpeaking: {
    name: 'Interactive Speaking',
    skill: 'speaking',
    lesson: 'readListenThenSpeak',
    form: 'set',
    limits: { answer: 35 },
    plays: 1,
    test: { place: 11, count: { unit: 'asked', min: 6, max: 8 } },
    checked: '2026-11-21',
  },
  listenThenSpeak: {
    name: 'Listen Then Speak',
    skill: 'speaking',
    lesson: 'readListenThenSpeak',
    form: 'task',
    limits: { prepare: 20, answer: 90 },
    plays: 3,
    left: '2025-07-01',
    checked: '2026-11-21',
  },
  speakingSample: {
    name: 'Speaking Sample',
    skill: 'speaking',
    lesson: 'speakingSample',
    form: 'task',
    limits: { prepare: 30, answer: 180 },
    test: { place: 13, count: { unit: 'questions', min: 1 } },
    checked: '2026-11-21',
  },
  writeAboutThePhoto: {
    name: 'Write About the Photo',
    skill: 'writing',
    lesson: 'writeAboutThePhoto',
    form: 'task',
    limits: { answer: 60 },
    test: { place: 7, count: { unit: 'photos', min: 3 } },
    checked: '2026-11-21',
  },
  interactiveWriting: {
    name: 'Interactive Writing',
    skill: 'writing',
    lesson: 'interactiveWriting',
    form: 'task',
    limits: { prepare: 30, answer: 300, followUp: 180 },
    test: { place: 8, count: { unit: 'questions', min: 2 } },
    checked: '2026-11-21',
  },
  writingSample: {
    name: 'Writing Sample',
    skill: 'writing',
    lesson: 'writingSample',
    form: 'task',
    limits: { prepare: 30, answer: 300 },
    test: { place: 12, count: { unit: 'questions', min: 1 } },
    checked: '2026-11-21',
  },
} as const satisfies Record<string, TypeRow>;

export type TypeKey = keyof typeof questionTypes;

export type TypeOf<Form extends TypeRow['form']> = {
  [Key in TypeKey]: (typeof questionTypes)[Key] extends { form: Form } ? Key : never;
}[TypeKey];

const keys = Object.keys(questionTypes) as TypeKey[];

/** The types of a form, in the order of the course. */
export function typesOf<Form extends TypeRow['form']>(form: Form): TypeOf<Form>[] {
  return keys.filter((key): key is TypeOf<Form> => questionTypes[key].form === form);
}

/** The types of a skill, those that left the test among them, in the order of the course. */
export const typesIn = (skill: Skill): TypeKey[] => keys.filter((key) => questionTypes[key].skill === skill);

export const typeCount = keys.length;

export const isTraining = (key: TypeKey): boolean => 'left' in questionTypes[key];

export const isSpoken = (key: TypeKey): boolean => questionTypes[key].skill === 'speaking';
