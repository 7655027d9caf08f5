import { onBrought } from '@/lib/questions/kept';
import { answerByChoice } from './choice';
import { askMore } from './more';
import { PracticeRun } from './practice-run';
import { keepText } from './selection';

/**
 * Makes the questions of a practice set answer: by their buttons, by the time limit once the set was started, and by what this
 * browser has kept from before. The markup says what is right (question-slide.tsx); this writes `data-state`.
 *
 * @param root the practice set
 * @param over ends it, when the page is left
 */
export function startPractice(root: HTMLElement, over: AbortSignal): void {
  const set = new PracticeRun(root);
  root.addEventListener('submit', (event) => set.onSubmit(event), { signal: over });
  root.addEventListener('click', (event) => set.onClick(event), { signal: over });
  root.addEventListener('click', (event) => askMore(event, root, over), { signal: over });
  answerByChoice(root, over);
  root.addEventListener('input', (event) => set.onInput(event), { signal: over });
  root.addEventListener('beforeinput', keepText, { signal: over });
  root.addEventListener('scroll', () => set.onScroll(), { capture: true, signal: over });
  document.addEventListener('selectionchange', () => set.onSelection(), { signal: over });
  onBrought(() => set.restore(), over);
  over.addEventListener('abort', () => set.end(), { once: true });
  set.restore();
  root.dataset.live = '';
}
