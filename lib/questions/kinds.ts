/**
 * How a question is answered: by a choice that is judged at once (`choice`) or when one asks (`pick`), by letters, words or menus in
 * gaps, by typing what is heard, by selecting words of a text, or at length, which is not judged here.
 */
export type QuestionKind = 'choice' | 'pick' | 'gaps' | 'dictation' | 'highlight' | 'write' | 'speak';

export const isOpenKind = (kind: string | undefined): boolean => kind === 'write' || kind === 'speak';
