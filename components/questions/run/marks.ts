import type { GivenAnswer } from '@/lib/questions/kept';
import { isOpenKind } from '@/lib/questions/kinds';
import { isGapRight, scoreChoice, scoreGaps, type Score } from '@/lib/questions/score';

/** What became of a question; the stylesheet shows the words for it. `done`: answered at length, and not judged. */
export type QuestionState = 'right' | 'partly' | 'wrong' | 'late' | 'done';

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')];
const choiceOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('fieldset[data-key]');
const textOf = (form: HTMLFormElement) => form.querySelector('textarea');

/** Whether a question is answered at length. */
export const isOpen = (form: HTMLFormElement): boolean => isOpenKind(form.dataset.kind);

/** What the fields of a question hold: the chosen value, the letters of each gap, or the text. */
export function givenIn(form: HTMLFormElement): GivenAnswer {
  if (isOpen(form)) return [textOf(form)?.value ?? ''];
  if (!choiceOf(form)) return fieldsOf(form).map(({ value }) => value.trim());
  return fieldsOf(form).flatMap(({ checked, value }) => (checked ? [value] : []));
}

/**
 * Writes an answer into the fields of a question, marks what is right and what is not, closes them and opens the explanation.
 *
 * @returns its score; of nothing, where nobody judges
 */
export function markQuestion(form: HTMLFormElement, given: GivenAnswer): Score {
  form.querySelector('details')?.setAttribute('open', '');
  if (isOpen(form)) {
    const text = textOf(form);
    if (text) text.value = given[0] ?? '';
    return { right: 0, of: 0 };
  }
  return markFields(form, given);
}

function markFields(form: HTMLFormElement, given: GivenAnswer): Score {
  const choice = choiceOf(form);
  const fields = fieldsOf(form);
  if (choice) {
    const key = choice.dataset.key ?? '';
    for (const field of fields) {
      field.checked = field.value === given[0];
      field.disabled = true;
      if (field.value === key) field.dataset.mark = 'right';
      else if (field.checked) field.dataset.mark = 'wrong';
    }
    return scoreChoice(key, given[0]);
  }
  const keys = fields.map(({ dataset }) => dataset.key ?? '');
  for (const [index, field] of fields.entries()) {
    field.value = given[index] ?? '';
    field.readOnly = true;
    field.dataset.mark = isGapRight(keys[index] ?? '', given[index]) ? 'right' : 'wrong';
    field.setAttribute('aria-invalid', String(field.dataset.mark === 'wrong'));
  }
  return scoreGaps(keys, given);
}

/** Takes the marks off again. */
export function emptyMarks(form: HTMLFormElement): void {
  delete form.dataset.state;
  form.querySelector('details')?.removeAttribute('open');
  for (const field of fieldsOf(form)) {
    delete field.dataset.mark;
    field.removeAttribute('aria-invalid');
    field.disabled = false;
    field.readOnly = false;
  }
}

/** Writes a score where its words have room for it. */
export function writeScore(place: HTMLElement, { right, of }: Score): void {
  const write = (selector: string, value: number) => {
    const number = place.querySelector(selector);
    if (number) number.textContent = String(value);
  };
  write('[data-right]', right);
  write('[data-of]', of);
}

/** Counts the words of a text beside it. */
export function writeWords(form: HTMLFormElement): void {
  const words = textOf(form)?.value.trim().split(/\s+/).filter(Boolean).length ?? 0;
  const number = form.querySelector('[data-words]');
  if (number) number.textContent = String(words);
}
