import { kindOf, partIn } from '@/lib/questions/protocol';
import { selectedWords } from '../fields/selected-words';
import { textOf } from './fields';
import { beginAnswer } from './slides';

const isSelected = (form: HTMLFormElement) => kindOf(form) === 'highlight';

/** Keeps a text as it is: it is a field only so that one can select in it by mouse, finger and keyboard alike. */
export function keepText(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLTextAreaElement && target.form && isSelected(target.form)) event.preventDefault();
}

export function writeSelection(form: HTMLFormElement | null): void {
  if (!form) return;
  beginAnswer(form);
  const text = textOf(form);
  const place = partIn(form, 'selected');
  if (!text || !place || form.dataset.state) return;
  const selected = selectedWords(text);
  if (selected) place.textContent = selected;
}
