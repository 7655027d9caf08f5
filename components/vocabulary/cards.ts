import { onChangedElsewhere } from '@/lib/browser/storage';
import { cardsEntry } from '@/lib/vocabulary/kept';
import { answerCard, dayOf, daysAfter, planOf, type CardAnswer, type Cards } from '@/lib/vocabulary/schedule';
import type { Entry, EntryPart } from './entries';
import { nameListen } from './speech';

type CardState = 'front' | 'back' | 'done';

/**
 * Deals the cards of a list: turns them, takes the answers, keeps in this browser when each comes back.
 *
 * @param root what the cards stand in
 * @param over ends it, when the page is left
 * @param now the clock
 */
export function startCards(
  root: ParentNode,
  entries: readonly Entry[],
  over: AbortSignal,
  now: () => Date,
): void {
  const place = root.querySelector<HTMLElement>('[data-cards]');
  if (!place || entries.length === 0) return;
  const deck = new Deck(root, place, entries, now);
  place.addEventListener('click', (event) => deck.onClick(event), { signal: over });
  place.addEventListener('keydown', (event) => deck.onKey(event), { signal: over });
  // Another tab may have asked for words meanwhile, and another day may have begun.
  document.addEventListener('visibilitychange', () => deck.refresh(), { signal: over });
  over.addEventListener(
    'abort',
    onChangedElsewhere(cardsEntry, () => deck.refresh()),
    { once: true },
  );
  deck.deal();
}

class Deck {
  readonly #root: ParentNode;
  readonly #place: HTMLElement;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #now: () => Date;
  readonly #days = new Intl.RelativeTimeFormat(document.documentElement.lang || 'en', { numeric: 'auto' });
  #id: string | undefined;

  constructor(root: ParentNode, place: HTMLElement, entries: readonly Entry[], now: () => Date) {
    this.#root = root;
    this.#place = place;
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.#now = now;
  }

  deal(): void {
    const plan = this.#writePlan();
    const entry = this.#entries.get(plan.queue[0] ?? '');
    this.#id = entry?.id;
    this.#turnTo(entry ? 'front' : 'done');
    if (entry) this.#writeCard(entry);
  }

  refresh(): void {
    if (this.#writePlan().queue[0] !== this.#id) this.deal();
  }

  onClick({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    const answer = button?.dataset.answer;
    if (answer === 'again' || answer === 'known') this.#answer(answer);
    else if (button && 'turn' in button.dataset) this.#turn();
    // A tap on the card itself turns it too, unless its text is being marked.
    else if (!button && target.closest('[data-face]') && getSelection()?.isCollapsed !== false) this.#turn();
  }

  onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === '1') this.#answer('again');
    else if (event.key === '2') this.#answer('known');
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) this.#turn();
    else return;
    event.preventDefault();
  }

  #turn(): void {
    if (this.#state !== 'front') return;
    this.#turnTo('back');
    this.#focus('[data-show=meaning]');
  }

  #answer(answer: CardAnswer): void {
    if (this.#state !== 'back' || this.#id === undefined) return;
    cardsEntry.write(answerCard(this.#cards(), this.#id, answer, this.#today()));
    this.deal();
    this.#focus(this.#id === undefined ? '[data-when=done]' : '[data-turn]');
  }

  get #state(): string | undefined {
    return this.#place.dataset.state;
  }

  #turnTo(state: CardState): void {
    this.#place.dataset.state = state;
  }

  #today(): number {
    return dayOf(this.#now());
  }

  #cards(): Cards {
    return cardsEntry.read() ?? {};
  }

  #writePlan() {
    const today = this.#today();
    const plan = planOf([...this.#entries.keys()], this.#cards(), today);
    this.#show('left', String(plan.queue.length));
    this.#show('fresh', String(plan.fresh));
    this.#show('begun', String(plan.begun));
    this.#show('when', this.#days.format(plan.next - today, 'day'));
    return plan;
  }

  #writeCard({ id, parts }: Entry): void {
    for (const name of Object.keys(parts) as EntryPart[]) {
      const nodes = [...parts[name].childNodes].map((node) => node.cloneNode(true));
      this.#show(name, ...nodes);
    }
    for (const button of this.#place.querySelectorAll<HTMLElement>('[data-answer]')) {
      const days = daysAfter(this.#cards()[id], button.dataset.answer === 'known' ? 'known' : 'again');
      button.querySelector('[data-in]')?.replaceChildren(this.#days.format(days, 'day'));
    }
    const listen = this.#place.querySelector<HTMLElement>('[data-listen]');
    if (listen) nameListen(listen, parts.word.textContent);
  }

  #show(name: string, ...content: (Node | string)[]): void {
    this.#root.querySelector(`[data-show=${name}]`)?.replaceChildren(...content);
  }

  #focus(selector: string): void {
    this.#place.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }
}
