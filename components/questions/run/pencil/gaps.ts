import type { GivenAnswer } from '@/lib/questions/kept';
import type { CorrectionWords } from '@/lib/questions/corrections/wording';
import { keyIn } from '@/lib/questions/protocol';
import { Corrections } from './corrections';
import { putInstead } from './drawn';
import { reasonsOf } from './reasons';

/** Lets each word that is wrong stand corrected in its text: as it was entered, letter by letter, and as it has to be. */
export function correctGaps(form: HTMLFormElement, given: GivenAnswer, words: CorrectionWords): void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const { right } = keyIn(form);
  const places = fields.map((field) => field.closest<HTMLElement>('[data-gap]'));
  const filled = fields.map((field, index) => {
    const before = field instanceof HTMLInputElement ? (places[index]?.textContent ?? '') : '';
    const [wording = ''] = (right[index] ?? '').split('|');
    const entered = given[index];
    return { given: entered ? before + entered : '', right: before + wording };
  });
  const reasons = reasonsOf(
    form,
    filled.map((word) => word.right),
  );
  const corrections = new Corrections(form, words);
  for (const [index, word] of filled.entries()) {
    const place = places[index];
    if (place && fields[index]?.dataset.mark === 'wrong')
      putInstead(form, place, corrections.draw({ ...word, reason: reasons[index] }));
  }
  corrections.list();
}
