import { fold } from '@/lib/vocabulary/fold';
import type { Entry } from './entries';

/**
 * Lets the field above the list choose the entries that have what is typed in their word, meaning or example. Groups with such an
 * entry open; when the field is empty again they are as they were.
 *
 * @param root what the field and the list stand in
 * @param over ends it, when the page is left
 */
export function startSearch(root: ParentNode, entries: readonly Entry[], over: AbortSignal): void {
  const form = root.querySelector('[data-search]');
  const field = form?.querySelector('input');
  const clear = form?.querySelector<HTMLElement>('[data-clear]');
  if (!form || !field || !clear) return;
  const list = new SearchedList(root, entries);
  const search = () => {
    const wanted = fold(field.value);
    const count = list.show(wanted);
    clear.hidden = wanted === '';
    showOutcome(form, wanted === '' ? undefined : count);
  };
  const onClear = () => {
    field.value = '';
    search();
    field.focus();
  };
  field.addEventListener('input', search, { signal: over });
  clear.addEventListener('click', onClear, { signal: over });
  // What the browser has put in again after the page was left.
  if (field.value) search();
}

class SearchedList {
  readonly #entries: readonly { element: HTMLElement; text: string }[];
  readonly #place: HTMLElement | null;
  readonly #groups: readonly HTMLDetailsElement[];
  #wereOpen: ReadonlySet<HTMLDetailsElement> | undefined;

  constructor(root: ParentNode, entries: readonly Entry[]) {
    this.#place = root.querySelector<HTMLElement>('[data-groups]');
    this.#groups = [...(this.#place?.querySelectorAll('details') ?? [])];
    this.#entries = entries.map(({ element, parts: { word, meaning, example } }) => ({
      element,
      text: [word, meaning, example].map(({ textContent }) => fold(textContent)).join('\n'),
    }));
  }

  /**
   * @param wanted folded; nothing shows all
   * @returns how many entries are shown
   */
  show(wanted: string): number {
    let count = 0;
    for (const { element, text } of this.#entries) {
      element.hidden = !text.includes(wanted);
      if (!element.hidden) count++;
    }
    // How many words a group has would be taken for how many were found in it.
    this.#place?.toggleAttribute('data-searched', wanted !== '');
    if (wanted === '') this.#restore();
    else this.#openFound();
    return count;
  }

  #openFound(): void {
    this.#wereOpen ??= new Set(this.#groups.filter(({ open }) => open));
    for (const group of this.#groups) {
      group.hidden = !group.querySelector('li:not([hidden])');
      group.open = !group.hidden;
    }
  }

  #restore(): void {
    for (const group of this.#groups) {
      group.hidden = false;
      if (this.#wereOpen) group.open = this.#wereOpen.has(group);
    }
    this.#wereOpen = undefined;
  }
}

/** Says how many entries were found; undefined: nothing was looked for. */
function showOutcome(form: ParentNode, count: number | undefined): void {
  const [some, none] = ['some', 'none'].map((what) =>
    form.querySelector<HTMLElement>(`[data-found=${what}]`),
  );
  const number = form.querySelector('[data-number]');
  if (number) number.textContent = String(count ?? '');
  if (some) some.hidden = !count;
  if (none) none.hidden = count !== 0;
}
