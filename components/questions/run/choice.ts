import { choiceOf } from '@/lib/questions/choices';
import { kindOf } from '@/lib/questions/protocol';

/**
 * A choice between two is the whole answer, which is handed in by a press on it, by the space bar, or by its letter wherever the focus is in
 * the set. An arrow key moves to the other one, as it does among radio buttons everywhere: whoever looks around has not answered yet.
 *
 * @param over when the page is left
 */
export function answerByChoice(root: HTMLElement, over: AbortSignal): void {
  let isMoved = false;
  const answer = (target: EventTarget | null) => {
    const form = target instanceof HTMLInputElement && target.checked && target.form;
    if (!form || kindOf(form) !== 'choice' || isMoved) return false;
    form.requestSubmit();
    return true;
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => root.addEventListener(type, listener, { signal: over });

  listen('keydown', (event) => {
    isMoved = event.key.startsWith('Arrow');
    if (!isTyping(event)) choiceIn(root, choiceOf(event))?.click();
  });
  listen('keyup', (event) => {
    isMoved = false;
    // Of what is chosen already the space bar makes no click everywhere.
    if (event.key === ' ' && answer(event.target)) event.preventDefault();
  });
  listen('pointerdown', () => (isMoved = false));
  listen('click', ({ target }) => answer(target));
}

const isTyping = ({ target }: Event) =>
  target instanceof Element && target.matches('input:not([type=radio]), textarea, select');

const choiceIn = (root: HTMLElement, value: string | undefined) =>
  root.querySelector<HTMLInputElement>(`:not([inert]) > [data-kind='choice'] [value='${value}']`);
