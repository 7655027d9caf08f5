import type { GivenAnswer } from '@/lib/questions/kept';
import type { CorrectionWords } from '@/lib/questions/corrections/wording';
import { keyIn } from '@/lib/questions/protocol';
import { fieldsOf, type Field } from '../fields';
import { Corrections } from './corrections';
import { putInstead } from './drawn';
import { reasonsOf } from './reasons';

interface Gap {
  field: Field;
  place: HTMLElement | null;
  /** The letters of its word that are not asked. */
  before: string;
  /** The whole word that belongs there. */
  right: string;
}

export function gapsIn(form: HTMLFormElement): Gap[] {
  const { right } = keyIn(form);
  return fieldsOf(form).map((field, index) => {
    const place = field.closest<HTMLElement>('[data-gap]');
    const before = field instanceof HTMLInputElement ? (place?.textContent ?? '') : '';
    const [wording = ''] = (right[index] ?? '').split('|');
    return { field, place, before, right: before + wording };
  });
}

export function correctGaps(form: HTMLFormElement, given: GivenAnswer, words: CorrectionWords): void {
  const gaps = gapsIn(form);
  const reasons = reasonsOf(
    form,
    gaps.map((gap) => gap.right),
  );
  const corrections = new Corrections(form, words);
  for (const [index, { field, place, before, right }] of gaps.entries()) {
    const entered = given[index];
    const word = { given: entered ? before + entered : '', right, reason: reasons[index] };
    if (place && field.dataset.mark === 'wrong') putInstead(form, place, corrections.draw(word));
  }
  corrections.list();
}
