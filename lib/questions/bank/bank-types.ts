import { questionTypes, type TypeKey, type TypeOf } from '../types';

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

export type NewKind = 'five' | 'tasks' | (typeof setKinds)[TypeOf<'set'>];

const setKinds = {
  interactiveReading: 'text',
  interactiveListening: 'conversation',
  interactiveSpeaking: 'questions',
} as const satisfies Record<TypeOf<'set'>, string>;

export function newKind(type: BankType): NewKind {
  const { [type]: ofSet }: Partial<Record<BankType, NewKind>> = setKinds;
  return ofSet ?? (questionTypes[type].form === 'single' ? 'five' : 'tasks');
}

export const hasLevels = (type: BankType): boolean => !['tasks', 'questions'].includes(newKind(type));

/** How many items of the bank make a new set. A task of two parts is a set by itself. */
export function newCount(type: BankType): number {
  const kind = newKind(type);
  if (kind === 'five') return 5;
  return kind === 'tasks' && type !== 'interactiveWriting' ? 2 : 1;
}
