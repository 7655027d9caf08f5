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

/**
 * Brings a question into view: the row moves to its slide, and the page to the slide's head, where this or the place to answer is
 * not in the window.
 */
export function reveal(form: HTMLFormElement): void {
  const slide = form.parentElement;
  const track = slide?.parentElement;
  if (!slide || !track) return;
  const edge = (element: Element) => element.getBoundingClientRect().left;
  track.scrollTo({
    left: track.scrollLeft + edge(slide) - edge(track) - track.clientLeft,
    behavior: 'instant',
  });
  const { top } = slide.getBoundingClientRect();
  // What is fixed to the head of the window, as the stylesheet knows it; `auto` is none.
  const free = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const end = fieldIn(form)?.getBoundingClientRect().bottom ?? top;
  if (top < free || end > window.innerHeight) window.scrollBy({ top: top - free, behavior: 'instant' });
}

const fieldIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('input:not([type=radio]), select, label, textarea, [data-record]');

/** Goes to where a question is answered, or to where it goes on when it is. */
export function focusIn(form: HTMLFormElement, isAsked: boolean): void {
  const field = isAsked ? 'input, select, textarea, [data-record]' : '[data-next]:not([hidden])';
  const place = form.querySelector<HTMLElement>(field) ?? form.querySelector('summary');
  place?.focus({ preventScroll: true });
}

/**
 * The question that comes after another: the next one, or, where this is answered, the first that is not, so that those which were
 * skipped come round again.
 *
 * @returns undefined after the last, when all are answered
 */
export function following(
  form: HTMLFormElement,
  forms: readonly HTMLFormElement[],
  isAnswered: (form: HTMLFormElement) => boolean,
): HTMLFormElement | undefined {
  const later = forms.slice(forms.indexOf(form) + 1);
  const isLeft = (one: HTMLFormElement) => one !== form && !isAnswered(one);
  return later.find(isLeft) ?? forms.find(isLeft) ?? later[0];
}

/** Shows the way on from the last question as long as another one waits for its answer. */
export function offerSkipped(
  forms: readonly HTMLFormElement[],
  isAnswered: (form: HTMLFormElement) => boolean,
): void {
  const last = forms.at(-1);
  const isLeft = forms.some((form) => form !== last && !isAnswered(form));
  last?.querySelector('[data-next]')?.toggleAttribute('hidden', !isLeft);
}

/** What was said of a question without an answer holds no longer. */
export function beginAnswer(form: HTMLFormElement | null): void {
  if (form?.dataset.state === 'empty') delete form.dataset.state;
}

/** Whether nothing was entered. */
export const isEmpty = (given: readonly string[]): boolean => given.every((part) => part === '');

/** Goes from a full gap to the next one. */
export function handOn(gap: HTMLInputElement): void {
  if (gap.value.length < gap.maxLength) return;
  const gaps = [...(gap.form?.querySelectorAll<HTMLInputElement>('input[data-key]') ?? [])];
  gaps[gaps.indexOf(gap) + 1]?.focus();
}
