import { dividePassage, type PassageFate, type PassagePart } from '@/lib/questions/corrections/passage-parts';
import type { CorrectionWords } from '@/lib/questions/corrections/wording';
import { textOf } from '../fields';
import { drawn, english, putInstead, spoken } from './drawn';

type Marked = Exclude<PassageFate, 'plain'>;

/**
 * Marks in the text itself what was to be selected, and what was selected besides. Below it stands what each mark means; who hears the
 * page hears it with the words.
 */
export function correctPassage(
  form: HTMLFormElement,
  answer: string,
  selected: string,
  words: CorrectionWords,
): void {
  const text = textOf(form);
  if (!text) return;
  const meanings = { right: words.right, beyond: words.beyond ?? '', lacking: words.lacking ?? '' };
  const parts = dividePassage(text.value, answer, selected);
  const content = parts.flatMap(({ fate, text: part }): (string | Node)[] =>
    fate === 'plain' ? [part] : [spoken(meanings[fate]), markOf(fate, part)],
  );
  const passage = drawn('p', { ...english, class: 'whitespace-pre-line' }, ...content);
  const label = text.getAttribute('aria-label') ?? '';
  const place = { role: 'group', 'aria-label': label, class: `${text.className} practice-passage` };
  putInstead(form, text, drawn('div', place, passage, legendOf(parts, meanings)));
}

const markOf = (fate: Marked, text: string): HTMLElement =>
  fate === 'beyond' ? drawn('del', {}, text) : drawn('mark', { class: `practice-${fate}` }, text);

function legendOf(parts: readonly PassagePart[], meanings: Readonly<Record<Marked, string>>): HTMLElement {
  const fates = (['right', 'lacking', 'beyond'] as const).filter((fate) =>
    parts.some((part) => part.fate === fate),
  );
  const rows = fates.map((fate) => {
    const [words = ''] = parts.filter((part) => part.fate === fate).map(({ text }) => text.trim());
    const sample = markOf(fate, words);
    sample.lang = 'en';
    return drawn('li', {}, `${meanings[fate]} `, sample);
  });
  return drawn('ul', { class: 'practice-legend' }, ...rows);
}
