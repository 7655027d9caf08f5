import { examTasks, type ExamTask } from '../api/contract/exam/steps';
import type { Count } from '../questions/type-row';
import { isSpoken, questionTypes } from '../questions/types';
import type { Sitting } from './types';

/** Whether a sitting goes on with a task: what is spoken is left out where speaking was given up. */
export const isAsked = ({ speaking }: Pick<Sitting, 'speaking'>, type: ExamTask): boolean =>
  speaking || !isSpoken(type);

/** The tasks of a sitting in their order; one that is spoken and was answered before speaking was given up stays one of them. */
export function tasksOf({ speaking, answers }: Pick<Sitting, 'speaking' | 'answers'>): ExamTask[] {
  const answered = new Set(answers.map(({ type }) => type));
  return examTasks.filter((type) => isAsked({ speaking }, type) || answered.has(type));
}

/** Tasks of one unit that is asked in several questions, which are what the test counts. */
const oneUnit: readonly ExamTask[] = ['interactiveWriting', 'interactiveSpeaking'];

/** How many units of the bank a task asks; between the two numbers the answers decide. */
export function unitsIn(type: ExamTask): { min: number; max: number } {
  if (oneUnit.includes(type)) return { min: 1, max: 1 };
  const { min, max = min }: Count = questionTypes[type].test.count;
  return { min, max };
}

export const threadLength = questionTypes.interactiveSpeaking.test.count;

/** The skills that follow from answers without a scorer. */
export type JudgedSkill = 'reading' | 'listening';

/** For tasks that are judged alone: any other counts as reading. */
export const skillOf = (type: ExamTask): JudgedSkill =>
  questionTypes[type].skill === 'listening' ? 'listening' : 'reading';
