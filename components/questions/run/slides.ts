import type { Score } from '@/lib/questions/score';
import type { QuestionState } from './marks';

/** The name under which the answer of a question is kept. */
export const idOf = (form: HTMLFormElement): string => form.dataset.question ?? '';

/** Whether the time limit of the whole set is that of the question. */
export const sharesTime = (form: HTMLFormElement): boolean => form.dataset.seconds === undefined;

/** What became of a question that was judged. */
export function stateOf({ right, of }: Score, isLate: boolean): QuestionState {
  if (right === of) return 'right';
  if (right > 0) return 'partly';
  return isLate ? 'late' : 'wrong';
}

/** Scrolls the row, and not the page, to the slide of a question. */
export function reveal(form: HTMLFormElement): void {
  const slide = form.parentElement;
  if (!slide?.parentElement) return;
  slide.parentElement.scrollTo({ left: slide.offsetLeft - slide.parentElement.offsetLeft });
}

/** Goes to where a question is answered, or to where it goes on when it is. */
export function focusIn(form: HTMLFormElement, isAsked: boolean): void {
  const field = isAsked ? 'input, select, textarea, [data-record]' : '[data-next]';
  form.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
}

/** Whether nothing was entered. */
export const isEmpty = (given: readonly string[]): boolean => given.every((part) => part === '');

/** Goes from a full gap to the next one. */
export function handOn(gap: HTMLInputElement): void {
  if (gap.value.length < gap.maxLength) return;
  const gaps = [...(gap.form?.querySelectorAll<HTMLInputElement>('input[data-key]') ?? [])];
  gaps[gaps.indexOf(gap) + 1]?.focus();
}
