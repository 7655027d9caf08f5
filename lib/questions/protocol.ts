import type { Key } from './judge/key';
import type { QuestionKind } from './kinds';

/*
 * How the markup of questions and its script speak to each other: what a form says of its question, and the parts in it that are looked
 * for. State is written back into `data-state`, `data-mark`, `data-done` and the like, which the stylesheets show.
 */

export type Part =
  | ('begin' | 'again' | 'missed-again' | 'finished' | 'result' | 'missed' | 'end' | 'clock' | 'shared-clock')
  | ('more' | 'failed' | 'onward' | 'asked' | 'solution')
  | ('foot' | 'go' | 'skip' | 'back' | 'reason')
  | ('right' | 'of' | 'marks' | 'gap' | 'selected' | 'words')
  | ('play' | 'slower' | 'heard' | 'prompt' | 'spoken')
  | ('record' | 'recorder' | 'elapsed' | 'level' | 'replay' | 'played' | 'length');

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

export const questionAttributes = ({ id, key: { kind, right }, prepare, seconds }: Asked) => ({
  'data-question': id,
  'data-kind': kind,
  'data-key': right.length > 0 ? JSON.stringify(right) : undefined,
  'data-prepare': prepare,
  'data-seconds': seconds,
});

export const questionsIn = (place: ParentNode): HTMLFormElement[] => [
  ...place.querySelectorAll<HTMLFormElement>('form[data-question]'),
];

export const idOf = (form: HTMLElement): string => form.dataset.question ?? '';

export const kindOf = (form: HTMLElement): QuestionKind | undefined =>
  form.dataset.kind as QuestionKind | undefined;

export const keyIn = (form: HTMLElement): Key => ({
  kind: kindOf(form) ?? 'write',
  right: JSON.parse(form.dataset.key ?? '[]') as string[],
});

interface Sound {
  file: string;
  text: string;
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

export const takesOf = (question: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-take="${question}"]`),
];

export const soundIn = ({ dataset: { sound = '', say = '', plays = 'Infinity' } }: HTMLElement): Sound => ({
  file: sound,
  text: say,
  plays: Number(plays),
});

export const sharesTime = (form: HTMLElement): boolean => form.dataset.seconds === undefined;
