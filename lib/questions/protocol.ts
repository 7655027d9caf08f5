import type { Key } from './judge/key';
import type { QuestionKind } from './kinds';

/*
 * How the markup of questions and its script speak to each other: what a form says of its question, and the parts in it that are looked
 * for. State is written back into `data-state`, `data-mark`, `data-done` and the like, which the stylesheets show.
 */

/** Parts of the markup that the script looks for. */
export type Part =
  | ('begin' | 'again' | 'missed-again' | 'finished' | 'result' | 'missed' | 'end' | 'clock' | 'shared-clock')
  | ('more' | 'failed' | 'onward' | 'asked' | 'solution')
  | ('foot' | 'go' | 'skip' | 'back' | 'reason')
  | ('right' | 'of' | 'marks' | 'gap' | 'selected' | 'words')
  | ('play' | 'slower' | 'heard' | 'prompt' | 'spoken')
  | ('record' | 'recorder' | 'elapsed' | 'level' | 'replay' | 'played' | 'length');

/** The attribute that makes an element a part. */
export const part = (name: Part): Readonly<Record<string, string>> => ({ [`data-${name}`]: '' });

export const isPart = (element: Element, name: Part): boolean => element.hasAttribute(`data-${name}`);

export const partIn = (place: ParentNode, name: Part): HTMLElement | null =>
  place.querySelector(`[data-${name}]`);

interface Asked {
  id: string;
  /** Without, nobody judges the question here. */
  key: Key;
  /** Seconds to prepare. */
  prepare: number;
  /** Time limit; without, that of the whole set counts. */
  seconds: number | undefined;
}

/** What the form of a question says of it. */
export const questionAttributes = ({ id, key: { kind, right }, prepare, seconds }: Asked) => ({
  'data-question': id,
  'data-kind': kind,
  'data-key': right.length > 0 ? JSON.stringify(right) : undefined,
  'data-prepare': prepare,
  'data-seconds': seconds,
});

/** The forms of all questions in a place. */
export const questionsIn = (place: ParentNode): HTMLFormElement[] => [
  ...place.querySelectorAll<HTMLFormElement>('form[data-question]'),
];

/** The name under which the answer of a question is kept. */
export const idOf = (form: HTMLElement): string => form.dataset.question ?? '';

/** How a question is answered. */
export const kindOf = (form: HTMLElement): QuestionKind | undefined =>
  form.dataset.kind as QuestionKind | undefined;

/** What an answer is judged by. */
export const keyIn = (form: HTMLElement): Key => ({
  kind: kindOf(form) ?? 'write',
  right: JSON.parse(form.dataset.key ?? '[]') as string[],
});

interface Sound {
  /** Address of the recording. */
  file: string;
  /** What is said in it. */
  text: string;
  /** How often it may be heard. */
  plays: number;
}

/** What a recording says of itself; without `plays` it may be heard as often as one likes. */
export const soundAttributes = ({
  file,
  text,
  plays,
}: Omit<Sound, 'plays'> & { plays?: number | undefined }) => ({
  'data-sound': file,
  'data-say': text,
  'data-plays': plays,
});

/** The recordings in a place that say something to the reader; not the reader's own. */
export const soundsIn = (place: ParentNode): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('[data-say]'),
];

/** Of a place in another question, where the recording that the reader made for one can be heard too. */
export const takeOf = (question: string) => ({ 'data-take': question });

/** The places where the recording for a question can be heard besides its own. */
export const takesOf = (question: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-take="${question}"]`),
];

export const soundIn = ({ dataset: { sound = '', say = '', plays = 'Infinity' } }: HTMLElement): Sound => ({
  file: sound,
  text: say,
  plays: Number(plays),
});

/** Whether the time limit of the whole set is that of the question. */
export const sharesTime = (form: HTMLElement): boolean => form.dataset.seconds === undefined;
