import { fill } from '@/lib/i18n/fill';
import type { CorrectionWords } from '@/lib/questions/corrections/wording';
import { drawn, english, putAfter, spoken } from './drawn';

/** Holds a number to the word before it: neither is alone at the end of a line. */
const wordJoiner = '\u2060';

export interface Correction {
  /** As it was entered; empty where nothing was. */
  given: string;
  /** As it has to be; empty where nothing belongs there. */
  right: string;
  /** Why, where that is known. */
  reason?: readonly (string | Node)[] | undefined;
}

export class Corrections {
  readonly #form: HTMLFormElement;
  readonly #words: CorrectionWords;
  readonly #lines: HTMLElement[] = [];

  constructor(form: HTMLFormElement, words: CorrectionWords) {
    this.#form = form;
    this.#words = words;
  }

  /** @returns the words as they are corrected, with the number of the reason */
  draw(correction: Correction): HTMLElement {
    const number = this.#lines.length + 1;
    const [mark, back] = [this.#number(number), this.#number(number)];
    const reason = correction.reason ? [' ', drawn('span', {}, ...correction.reason)] : [];
    const line = drawn(
      'li',
      { tabindex: '-1' },
      back,
      drawn('p', {}, ...this.#marked(correction), ...reason),
    );
    leadTo(mark, line, `${this.#form.id}-why-${number}`);
    leadTo(back, mark, `${this.#form.id}-mark-${number}`);
    this.#lines.push(line);
    return drawn('span', { class: 'practice-correction' }, ...this.#marked(correction), wordJoiner, mark);
  }

  list(): void {
    const asked = this.#form.querySelector('details')?.previousElementSibling;
    if (asked && this.#lines.length > 0)
      putAfter(asked, drawn('ol', { class: 'practice-reasons' }, ...this.#lines));
  }

  #marked({ given, right }: Correction): (string | Node)[] {
    const struck = given ? [spoken(this.#words.given), drawn('del', english, given)] : [];
    const added = right ? [spoken(this.#words.right), drawn('ins', english, right)] : [];
    return given && right ? [...struck, ' ', ...added] : [...struck, ...added];
  }

  #number(number: number): HTMLAnchorElement {
    const { lang } = document.documentElement;
    const label = fill(this.#words.reason ?? '', { number });
    return drawn('a', { lang, class: 'reason-number', 'aria-label': label }, String(number));
  }
}

/** Goes without a new entry in the history, and without moving the page where the place is in view. */
function leadTo(link: HTMLAnchorElement, place: HTMLElement, id: string): void {
  place.id = id;
  link.href = `#${id}`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    place.focus();
  });
}
