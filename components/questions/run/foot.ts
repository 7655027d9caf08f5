import { partIn } from '@/lib/questions/protocol';
import type { Score } from '@/lib/questions/judge/score';
import { isOpen, writeScore } from './marks';

/** What the one button of a set does: judge, go on, show the result; `over`: nothing any more. */
type Step = 'check' | 'done' | 'next' | 'end' | 'over';

interface FootOf {
  root: HTMLElement;
  forms: readonly HTMLFormElement[];
  /** The question in view; none at the end. */
  form: HTMLFormElement | undefined;
  isAsked: boolean;
  scores: ReadonlyMap<HTMLFormElement, Score>;
}

/**
 * Writes into the foot of a set what became of the question in view, what the button does, and how far one is. What it says of a
 * question it writes once, as a screen reader says it each time.
 */
export function showFoot(set: FootOf): void {
  const { root, forms, form, scores } = set;
  const foot = partIn(root, 'foot');
  const go = partIn(root, 'go');
  if (!foot || !go) return;
  for (const [index, one] of forms.entries()) {
    const said = wordsOf(foot, one.dataset.state, scores.get(one));
    for (const notches of root.querySelectorAll('.practice-notches'))
      showNotch(notches.children[index], one, said, one === form);
  }
  const id = form?.id ?? '';
  if (go.getAttribute('form') !== id || foot.dataset.state !== form?.dataset.state) {
    const score = form && scores.get(form);
    if (score) writeScore(foot, score);
    partIn(foot, 'reason')?.replaceChildren(score ? reasonOf(form) : '');
    write(foot, form?.dataset.state);
    go.setAttribute('form', id);
  }
  foot.dataset.step = stepOf(set);
  partIn(foot, 'back')?.toggleAttribute('disabled', form === forms[0]);
  const isLeft = form && !scores.has(form) && forms.some((one) => one !== form && !scores.has(one));
  partIn(foot, 'skip')?.toggleAttribute('disabled', !isLeft);
}

function wordsOf(foot: HTMLElement, state: string | undefined, score: Score | undefined): string {
  const words = foot.querySelector(`[data-when=${state}]`)?.cloneNode(true) as HTMLElement | undefined;
  if (words && score) writeScore(words, score);
  return words?.textContent ?? '';
}

function stepOf({ forms, form, isAsked, scores }: FootOf): Step {
  if (!form) return 'over';
  if (isAsked) return isOpen(form) ? 'done' : 'check';
  if (scores.size < forms.length) return 'next';
  return forms.length > 1 ? 'end' : 'over';
}

const reasonOf = (form: HTMLFormElement): Node | string => partIn(form, 'reason')?.cloneNode(true) ?? '';

function showNotch(notch: Element | undefined, form: HTMLFormElement, said: string, isIn: boolean) {
  if (!(notch instanceof HTMLElement)) return;
  write(notch, form.dataset.state);
  if (isIn) notch.setAttribute('aria-current', 'step');
  else notch.removeAttribute('aria-current');
  notch.firstElementChild?.replaceChildren(`${form.getAttribute('aria-label') ?? ''} ${said}`);
}

function write(place: HTMLElement, state: string | undefined): void {
  if (state) place.dataset.state = state;
  else delete place.dataset.state;
}
