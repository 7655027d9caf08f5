import { correctionWordsOf } from '@/lib/questions/corrections/wording';
import { kindOf, partIn } from '@/lib/questions/protocol';
import { drawn, english } from './drawn';
import { gapsIn } from './gaps';

export function listMissed(
  root: HTMLElement,
  forms: readonly HTMLFormElement[],
  missed: readonly HTMLFormElement[],
): void {
  const place = partIn(root, 'missed');
  const rows = missed.map((form) => {
    const lines = [askedIn(form), solutionIn(form), copyOf(partIn(form, 'reason'))];
    return drawn(
      'li',
      { value: String(forms.indexOf(form) + 1) },
      ...lines.filter((line) => line !== undefined),
    );
  });
  place?.querySelector('ol')?.replaceChildren(...rows);
  place?.toggleAttribute('hidden', rows.length === 0);
}

const askedIn = (form: HTMLFormElement) => copyOf(partIn(form, 'asked'), 'practice-asked');

function solutionIn(form: HTMLFormElement): HTMLElement | undefined {
  if (kindOf(form) !== 'gaps') return copyOf(partIn(form, 'solution'), 'practice-solution');
  const words = gapsIn(form).flatMap(({ field, right }) => (field.dataset.mark === 'wrong' ? [right] : []));
  const right = drawn('span', english, words.join(', '));
  return drawn('p', { class: 'practice-solution' }, `${correctionWordsOf(form).right} `, right);
}

/** A paragraph of what stands elsewhere, which may be a part of something that a list cannot have. */
function copyOf(element: HTMLElement | null, name = ''): HTMLElement | undefined {
  if (!element) return undefined;
  const copy = drawn('p', {}, ...[...element.childNodes].map((node) => node.cloneNode(true)));
  if (name) copy.className = name;
  if (element.lang) copy.lang = element.lang;
  return copy;
}
