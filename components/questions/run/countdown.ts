import { clock } from '@/lib/i18n/clock';

interface Phases {
  /** The time limit is over. */
  onEnd: () => void;
  /** The time to prepare is over, or there is none. */
  onBegin?: () => void;
}

/**
 * Counts the time limit of a question, or of a whole set, down beside it, and says when it is over. Without it the limit stays
 * written there.
 */
export class Countdown {
  readonly #place: HTMLElement;
  readonly #phases: Phases;
  readonly #timer: ReturnType<typeof setInterval>;
  #end: number;
  #isPreparing: boolean;

  /** @param place has the limits in `data-seconds` and `data-prepare`, and holds the `data-clock`; `data-counting` as long as it counts */
  constructor(place: HTMLElement, phases: Phases) {
    this.#place = place;
    this.#phases = phases;
    place.dataset.counting = '';
    const prepare = Number(place.dataset.prepare ?? 0);
    this.#isPreparing = prepare > 0;
    this.#end = Date.now() + (this.#isPreparing ? prepare : this.#seconds) * 1000;
    place.toggleAttribute('data-preparing', this.#isPreparing);
    if (!this.#isPreparing) phases.onBegin?.();
    this.#timer = setInterval(() => this.#look(), 200);
    this.#look();
  }

  get #seconds(): number {
    return Number(this.#place.dataset.seconds);
  }

  /** Ends the time to prepare now: who has begun to answer needs no more of it. */
  begin(): void {
    if (!this.#isPreparing) return;
    this.#isPreparing = false;
    this.#place.removeAttribute('data-preparing');
    this.#end = Date.now() + this.#seconds * 1000;
    this.#phases.onBegin?.();
  }

  stop(): void {
    clearInterval(this.#timer);
    delete this.#place.dataset.counting;
    this.#place.removeAttribute('data-preparing');
  }

  #look(): void {
    const left = Math.max(0, Math.ceil((this.#end - Date.now()) / 1000));
    const text = clock(left);
    const place = this.#place.querySelector('[data-clock]');
    if (place && place.textContent !== text) place.textContent = text;
    if (left > 0) return;
    if (this.#isPreparing) return this.begin();
    this.stop();
    this.#phases.onEnd();
  }
}
