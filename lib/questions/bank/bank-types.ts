import type { TypeKey } from '../types';

/** The types of which the practice bank has more than the lessons show: all that are still asked, and one that is trained. */
export const bankTypes = [
  'readAndSelect',
  'fillInTheBlanks',
  'readAndComplete',
  'listenAndType',
  'interactiveReading',
  'interactiveListening',
  'interactiveSpeaking',
  'readAloud',
  'speakAboutThePhoto',
  'readThenSpeak',
  'speakingSample',
  'writeAboutThePhoto',
  'interactiveWriting',
  'writingSample',
] as const satisfies readonly TypeKey[];

export type BankType = (typeof bankTypes)[number];

/** The types whose items have a level. */
export const levelTypes = [
  'readAndSelect',
  'fillInTheBlanks',
  'readAndComplete',
  'listenAndType',
  'interactiveReading',
  'interactiveListening',
] as const satisfies readonly BankType[];

export type LevelType = (typeof levelTypes)[number];

export const hasLevels = (type: BankType): type is LevelType =>
  (levelTypes as readonly string[]).includes(type);

/** What a new set is: questions that stand by themselves, a text, a conversation, questions in a conversation, or tasks. */
export type NewKind = 'five' | 'text' | 'conversation' | 'questions' | 'tasks';

const kinds: Partial<Record<BankType, NewKind>> = {
  readAndSelect: 'five',
  fillInTheBlanks: 'five',
  readAndComplete: 'five',
  listenAndType: 'five',
  interactiveReading: 'text',
  interactiveListening: 'conversation',
  interactiveSpeaking: 'questions',
};

export const newKind = (type: BankType): NewKind => kinds[type] ?? 'tasks';

/** How many items of the bank make a new set. A task of two parts is a set by itself. */
export function newCount(type: BankType): number {
  const kind = newKind(type);
  if (kind === 'five') return 5;
  return kind === 'tasks' && type !== 'interactiveWriting' ? 2 : 1;
}
