import type { SingleItem } from '../questions/item';
import { questionTypes, type TypeOf } from '../questions/types';

/** The types that the diagnostic test asks: those that can be judged without a person and take little time. */
export const diagnosticTypes = [
  'readAndSelect',
  'fillInTheBlanks',
  'readAndComplete',
  'listenAndType',
] as const satisfies readonly TypeOf<'single'>[];

export type DiagnosticType = (typeof diagnosticTypes)[number];

export const isHeard = (type: DiagnosticType): boolean => questionTypes[type].skill === 'listening';

export type DiagnosticItem = Extract<SingleItem, { type: DiagnosticType }>;
