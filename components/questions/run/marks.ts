import { judgeByKey } from '@/lib/questions/judge/judge-by-key';
import type { GivenAnswer } from '@/lib/questions/kept';
import { isOpenKind } from '@/lib/questions/kinds';
import { keyIn, kindOf, partIn } from '@/lib/questions/protocol';
import type { Score } from '@/lib/questions/judge/score';
import { fieldsOf, textOf, type Field } from './fields';
import { withPencil } from './pencil/take';

/**
 * What became of a question; the stylesheet shows the words for it. `done`: answered at length, and not judged; `empty`: nothing was
 * entered, so that it waits for its answer still.
 */
export type QuestionState = 'empty' | 'right' | 'partly' | 'wrong' | 'late' | 'done';

const isOption = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement;

export const isOpen = (form: HTMLFormElement): boolean => isOpenKind(kindOf(form));

/** What the fields of a question hold: the chosen value, what stands in each gap, the selected words, or the text. */
export function givenIn(form: HTMLFormElement): GivenAnswer {
  switch (kindOf(form)) {
    case 'choice':
    case 'pick':
      return fieldsOf(form).flatMap((field) => (isOption(field) && field.checked ? [field.value] : []));
    case 'gaps':
      return fieldsOf(form).map(({ value }) => value.trim());
    case 'highlight':
      return [partIn(form, 'selected')?.textContent ?? ''];
    default:
      return [textOf(form)?.value ?? ''];
  }
}

function writeGiven(form: HTMLFormElement, given: GivenAnswer): void {
  const [first = ''] = given;
  const text = textOf(form);
  switch (kindOf(form)) {
    case 'choice':
    case 'pick':
      for (const field of fieldsOf(form)) if (isOption(field)) field.checked = field.value === given[0];
      return;
    case 'gaps':
      for (const [index, field] of fieldsOf(form).entries()) field.value = given[index] ?? '';
      return;
    case 'highlight':
      return partIn(form, 'selected')?.replaceChildren(first);
    default:
      if (text) text.value = first;
  }
}

/**
 * Writes an answer into the fields of a question, says of each and of the whole whether it is right, closes them and opens the
 * explanation. The corrections are drawn when what draws them is there.
 *
 * @returns its score; of nothing, where nobody judges
 */
export function markQuestion(form: HTMLFormElement, given: GivenAnswer, isLate = false): Score {
  delete form.dataset.work;
  form.querySelector('details')?.setAttribute('open', '');
  writeGiven(form, given);
  const { score, marks } = judgeByKey(keyIn(form), given);
  form.dataset.state = isOpen(form) ? 'done' : stateOf(score, isLate);
  if (marks.of === 'choice')
    markFields(form, ({ value }) =>
      value === marks.right ? 'right' : value === given[0] ? 'wrong' : undefined,
    );
  if (marks.of === 'gaps') markFields(form, (_, index) => (marks.right[index] ? 'right' : 'wrong'));
  const text = textOf(form);
  if (text && marks.of === 'words') text.readOnly = true;
  if (marks.of !== 'nothing') withPencil(({ correct }) => correct(form, marks, given));
  return score;
}

function stateOf({ right, of }: Score, isLate: boolean): QuestionState {
  if (right === of) return 'right';
  if (right > 0) return 'partly';
  return isLate ? 'late' : 'wrong';
}

function markFields(
  form: HTMLFormElement,
  markOf: (field: Field, index: number) => 'right' | 'wrong' | undefined,
): void {
  for (const [index, field] of fieldsOf(form).entries()) {
    close(field, true);
    const mark = markOf(field, index);
    if (mark) field.dataset.mark = mark;
  }
}

/** A gap can be read still, and copied from. */
function close(field: Field, isClosed: boolean): void {
  if (field.type === 'text') (field as HTMLInputElement).readOnly = isClosed;
  else field.disabled = isClosed;
}

export function emptyMarks(form: HTMLFormElement): void {
  delete form.dataset.state;
  delete form.dataset.work;
  form.querySelector('details')?.removeAttribute('open');
  if (!isOpen(form)) withPencil(({ erase }) => erase(form));
  partIn(form, 'selected')?.replaceChildren();
  const text = textOf(form);
  if (text) text.readOnly = false;
  for (const field of fieldsOf(form)) {
    delete field.dataset.mark;
    close(field, false);
  }
}

export function writeScore(place: HTMLElement, { right, of }: Score): void {
  partIn(place, 'right')?.replaceChildren(String(right));
  partIn(place, 'of')?.replaceChildren(String(of));
}

/** Follows a text while it is typed; what is changed after an answer was kept would be lost (lib/deployment/work.ts). */
export function noteTyped(form: HTMLFormElement): void {
  writeWords(form);
  if (form.dataset.state) form.dataset.work = '';
}

export function writeWords(form: HTMLFormElement): void {
  const words = textOf(form)?.value.trim().split(/\s+/).filter(Boolean) ?? [];
  partIn(form, 'words')?.replaceChildren(String(words.length));
}
