import type { GivenAnswer } from '@/lib/questions/kept';
import { alignWords, wordsOf } from '@/lib/questions/alignment';
import { isOpenKind } from '@/lib/questions/kinds';
import {
  isGapRight,
  scoreChoice,
  scoreDictation,
  scoreGaps,
  scoreHighlight,
  type Score,
} from '@/lib/questions/score';

/**
 * What became of a question; the stylesheet shows the words for it. `done`: answered at length, and not judged; `empty`: nothing was
 * entered, so that it waits for its answer still.
 */
export type QuestionState = 'empty' | 'right' | 'partly' | 'wrong' | 'late' | 'done';

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>('input, select')];
const choiceOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('fieldset[data-key]');
export const textOf = (form: HTMLFormElement) => form.querySelector('textarea');
/** Where the words are shown that are selected in a text. */
export const selectionIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-selected]');

/** Whether a question is answered at length. */
export const isOpen = (form: HTMLFormElement): boolean => isOpenKind(form.dataset.kind);

/** What the fields of a question hold: the chosen value, what stands in each gap, the selected words, or the text. */
export function givenIn(form: HTMLFormElement): GivenAnswer {
  const selection = selectionIn(form);
  if (selection) return [selection.textContent];
  if (textOf(form) || isOpen(form)) return [textOf(form)?.value ?? ''];
  if (!choiceOf(form)) return fieldsOf(form).map(({ value }) => value.trim());
  return fieldsOf(form).flatMap((field) => (isChosen(field) ? [field.value] : []));
}

const isChosen = (field: Field) => field instanceof HTMLInputElement && field.checked;

/**
 * Writes an answer into the fields of a question, marks what is right and what is not, closes them and opens the explanation.
 *
 * @returns its score; of nothing, where nobody judges
 */
export function markQuestion(form: HTMLFormElement, given: GivenAnswer): Score {
  delete form.dataset.work;
  form.querySelector('details')?.setAttribute('open', '');
  const text = textOf(form);
  if (isOpen(form)) {
    if (text) text.value = given[0] ?? '';
    return { right: 0, of: 0 };
  }
  const choice = choiceOf(form);
  if (choice) return markChoice(form, choice.dataset.key ?? '', given[0]);
  return text ? markText(form, text, given[0]) : markGaps(form, given);
}

function markChoice(form: HTMLFormElement, key: string, given: string | undefined): Score {
  for (const field of fieldsOf(form)) {
    if (field instanceof HTMLInputElement) field.checked = field.value === given;
    field.disabled = true;
    if (field.value === key) field.dataset.mark = 'right';
    else if (field.value === given) field.dataset.mark = 'wrong';
  }
  return scoreChoice(key, given);
}

function markGaps(form: HTMLFormElement, given: GivenAnswer): Score {
  const fields = fieldsOf(form);
  const keys = fields.map(({ dataset }) => dataset.key ?? '');
  for (const [index, field] of fields.entries()) {
    field.value = given[index] ?? '';
    close(field, true);
    field.dataset.mark = isGapRight(keys[index] ?? '', given[index]) ? 'right' : 'wrong';
    field.setAttribute('aria-invalid', String(field.dataset.mark === 'wrong'));
  }
  return scoreGaps(keys, given);
}

function markText(form: HTMLFormElement, text: HTMLTextAreaElement, given = ''): Score {
  const key = text.dataset.key ?? '';
  const selection = selectionIn(form);
  if (selection) {
    selection.textContent = given;
    return scoreHighlight(key, given);
  }
  text.value = given;
  text.readOnly = true;
  writeMarks(form, key, given);
  return scoreDictation(key, given);
}

/** Lays what was typed beside what was said, in the marks of a correction. */
function writeMarks(form: HTMLFormElement, said: string, typed: string): void {
  const marked = alignWords(wordsOf(said), wordsOf(typed)).flatMap(
    ({ fate, word, typed: instead }): (string | HTMLElement)[] => {
      if (fate === 'same') return [word];
      if (fate === 'missing') return [element('ins', word)];
      if (fate === 'extra') return [element('del', word)];
      return [element('del', instead ?? ''), element('ins', word)];
    },
  );
  form.querySelector('[data-marks]')?.replaceChildren(...marked.flatMap((part) => [part, ' ']));
}

function element(name: 'ins' | 'del', text: string): HTMLElement {
  const mark = document.createElement(name);
  mark.textContent = text;
  return mark;
}

function close(field: Field, isClosed: boolean): void {
  if (field instanceof HTMLInputElement) field.readOnly = isClosed;
  else field.disabled = isClosed;
}

/** Takes the marks off again. */
export function emptyMarks(form: HTMLFormElement): void {
  delete form.dataset.state;
  delete form.dataset.work;
  form.querySelector('details')?.removeAttribute('open');
  form.querySelector('[data-marks]')?.replaceChildren();
  const selection = selectionIn(form);
  selection?.replaceChildren();
  const text = textOf(form);
  if (text && !selection) text.readOnly = false;
  for (const field of fieldsOf(form)) {
    delete field.dataset.mark;
    field.removeAttribute('aria-invalid');
    field.disabled = false;
    close(field, false);
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

/** Follows a text while it is typed; what is changed after an answer was kept would be lost (lib/deployment/work.ts). */
export function noteTyped(form: HTMLFormElement): void {
  writeWords(form);
  if (form.dataset.state) form.dataset.work = '';
}

/** Counts the words of a text beside it. */
export function writeWords(form: HTMLFormElement): void {
  const number = form.querySelector('[data-words]');
  if (number)
    number.textContent = String(textOf(form)?.value.trim().split(/\s+/).filter(Boolean).length ?? 0);
}
