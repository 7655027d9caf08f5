import { takePencil } from './pencil/take';

/** Where the window is free of what is fixed to its head, as the stylesheet knows it; `auto` is none. */
const freeFrom = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/**
 * Brings a question into view: the row moves to its slide, and the page to the slide's head, where this or the place to answer is
 * not in the window or under what sticks to its edges.
 */
export function reveal(slide: HTMLElement): void {
  const track = slide.parentElement;
  if (!track) return;
  const edge = (element: Element) => element.getBoundingClientRect().left;
  track.scrollTo({
    left: track.scrollLeft + edge(slide) - edge(track) - track.clientLeft,
    behavior: 'instant',
  });
  const { top } = slide.getBoundingClientRect();
  const free = freeFrom();
  const end = fieldIn(slide)?.getBoundingClientRect().bottom ?? top;
  const foot = track.nextElementSibling?.clientHeight ?? 0;
  if (top < free || end > window.innerHeight - foot)
    window.scrollBy({ top: top - free, behavior: 'instant' });
}

/** Leaves one slide of a row to be reached: the others would be read, and stepped through, out of sight. */
export function showOnly(slide: HTMLElement | null): void {
  for (const one of slide?.parentElement?.children ?? []) one.toggleAttribute('inert', one !== slide);
}

/**
 * Judges a question, which makes it longer, and moves the page instead of the foot below it, as a finger rests on its button: as far
 * as what is asked stays in view.
 *
 * @param foot none where something else was pressed, which nothing moves
 */
export function holdFoot(form: HTMLFormElement, foot: HTMLElement | null, judge: () => void): void {
  if (!foot) return judge();
  const end = () => foot.getBoundingClientRect().bottom;
  // Below the window no finger was on it; with the verdict it may come up to the edge.
  const held = Math.min(end(), window.innerHeight);
  judge();
  const room = (form.lastElementChild?.getBoundingClientRect().top ?? 0) - freeFrom();
  window.scrollBy({ top: Math.min(end() - held, Math.max(room, 0)), behavior: 'instant' });
}

/** Where the answer to a question is marked, as far as that is done; where nobody judges it, where it was given. */
const marked = '[data-mark], .practice-correction, [data-marks], .practice-passage > p > *';
const given = 'textarea, [data-recorder]';

/**
 * Moves the page by the least that brings an answer into view, between what sticks to the head of the window and the foot with its
 * verdict; or as much of it as there is room for.
 */
export function seeAnswer(form: HTMLFormElement, foot: HTMLElement): void {
  const placesOf = (parts: string) =>
    [...form.querySelectorAll(parts)]
      // A choice shows it in all of its label.
      .map((one) => (one.closest('label') ?? one).getBoundingClientRect())
      .filter(({ height }) => height > 0);
  const places = placesOf(marked);
  if (places.length === 0) places.push(...placesOf(given));
  if (places.length === 0) return;
  const above = Math.min(...places.map(({ top }) => top)) - freeFrom();
  const below = Math.max(...places.map(({ bottom }) => bottom)) - foot.getBoundingClientRect().top + 12;
  // The median: nothing where one end of it is beyond one edge, and the other is not, or is beyond the other.
  const by = Math.max(Math.min(above, below), Math.min(Math.max(above, below), 0));
  window.scrollBy({ top: by, behavior: 'instant' });
}

/** The question that a row has moved to; none at its end. */
export function inView(forms: readonly HTMLFormElement[]): HTMLFormElement | undefined {
  const track = forms[0]?.parentElement?.parentElement;
  if (!track) return undefined;
  // From slide to slide the row moves by the gap between them as well.
  const step = track.clientWidth + (parseFloat(getComputedStyle(track).columnGap) || 0);
  return forms[Math.round(track.scrollLeft / step) || 0];
}

const fieldIn = (slide: HTMLElement) =>
  slide.querySelector<HTMLElement>(
    'input:not([type=radio]), select, fieldset, textarea, [data-record], [data-again]',
  );

/**
 * The question that comes after another: the next one, or, where this is answered, the first that is not, so that those which were
 * skipped come round again.
 *
 * @returns undefined when all are answered
 */
export function following(
  form: HTMLFormElement,
  forms: readonly HTMLFormElement[],
  isAnswered: (form: HTMLFormElement) => boolean,
): HTMLFormElement | undefined {
  const later = forms.slice(forms.indexOf(form) + 1);
  const isLeft = (one: HTMLFormElement) => one !== form && !isAnswered(one);
  return later.find(isLeft) ?? forms.find(isLeft);
}

/** Somebody begins to answer: what was said of a question without an answer holds no longer, and there will be something to correct. */
export function beginAnswer(form: HTMLFormElement | null): void {
  if (form?.dataset.state === 'empty') delete form.dataset.state;
  void takePencil();
}

export const isEmpty = (given: readonly string[]): boolean => given.every((part) => part === '');
