import { partIn } from '@/lib/questions/protocol';

/**
 * Draws new questions in place of a set once its button is pressed. All that this takes is loaded then; where something of it cannot
 * be, the set stays, a sentence says so, and the button can be pressed again.
 *
 * @param over when the page is left
 */
export function askMore({ target }: Event, root: HTMLElement, over: AbortSignal): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-more]');
  if (!button || button.ariaBusy) return;
  // At the end of the set, or in its head.
  const failed = partIn(button.closest('[data-end], [data-finished]') ?? root, 'failed');
  button.ariaBusy = 'true';
  failed?.setAttribute('hidden', '');
  import('../more/draw-more')
    .then(({ drawMore }) => drawMore(root, button.value, over))
    .catch(() => failed?.removeAttribute('hidden'))
    .finally(() => (button.ariaBusy = null));
}
