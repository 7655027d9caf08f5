import type { CorrectionWords } from '@/lib/questions/corrections/wording';
import { fieldsOf } from '../fields';
import { spoken } from './drawn';

export function correctChoice(form: HTMLFormElement, words: CorrectionWords): void {
  for (const choice of fieldsOf(form)) {
    if (!choice.dataset.mark) continue;
    const said = spoken(choice.dataset.mark === 'right' ? words.right : words.given);
    said.dataset.drawn = '';
    choice.after(said);
  }
}
