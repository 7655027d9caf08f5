/** How a question is answered: at once by a choice, by letters that are checked, or at length, which is not judged here. */
export type QuestionKind = 'choice' | 'gaps' | 'write' | 'speak';

/** Whether a question is answered at length. */
export const isOpenKind = (kind: string | undefined): boolean => kind === 'write' || kind === 'speak';
