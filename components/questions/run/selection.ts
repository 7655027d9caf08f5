import { selectionIn, textOf } from './marks';
import { beginAnswer } from './slides';

/** Keeps a text as it is: it is a field only so that one can select in it by mouse, finger and keyboard alike. */
export function keepText(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLTextAreaElement && target.form && selectionIn(target.form))
    event.preventDefault();
}

/** Shows the words that are selected in a text, whole ones, unless the question is answered. */
export function writeSelection(form: HTMLFormElement | null): void {
  if (!form) return;
  beginAnswer(form);
  const text = textOf(form);
  const place = selectionIn(form);
  if (!text || !place || form.dataset.state) return;
  const { selectionStart: start, selectionEnd: end } = text;
  const chosen = text.value.slice(start, end);
  const before = /^\s/.test(chosen) ? '' : /[\p{L}\p{N}’'-]*$/u.exec(text.value.slice(0, start))?.[0];
  const after = /\s$/.test(chosen) ? '' : /^[\p{L}\p{N}’'-]*/u.exec(text.value.slice(end))?.[0];
  const selected = chosen.trim() && `${before}${chosen}${after}`.trim();
  if (selected) place.textContent = selected;
}
