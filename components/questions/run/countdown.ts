import { countDown } from '@/lib/browser/countdown';
import { clock } from '@/lib/i18n/clock';
import { partIn } from '@/lib/questions/protocol';

interface Phases {
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
  readonly #shownIn: readonly HTMLElement[];
  #over = new AbortController();
  #isPreparing: boolean;

  /**
   * @param place has the limits in `data-seconds` and `data-prepare`; `data-counting` as long as it counts
   * @param shownIn each holds a clock
   */
  constructor(place: HTMLElement, phases: Phases, shownIn: readonly HTMLElement[] = [place]) {
    this.#place = place;
    this.#phases = phases;
    this.#shownIn = shownIn;
    place.dataset.counting = '';
    const prepare = Number(place.dataset.prepare ?? 0);
    this.#isPreparing = prepare > 0;
    place.toggleAttribute('data-preparing', this.#isPreparing);
    if (this.#isPreparing) this.#count(prepare, () => this.begin());
    else this.#answer();
  }

  /** Ends the time to prepare now: who has begun to answer needs no more of it. */
  begin(): void {
    if (!this.#isPreparing) return;
    this.#isPreparing = false;
    this.#place.removeAttribute('data-preparing');
    this.#over.abort();
    this.#over = new AbortController();
    this.#answer();
  }

  stop(): void {
    this.#over.abort();
    delete this.#place.dataset.counting;
    this.#place.removeAttribute('data-preparing');
  }

  #answer(): void {
    this.#phases.onBegin?.();
    this.#count(Number(this.#place.dataset.seconds), () => {
      this.stop();
      this.#phases.onEnd();
    });
  }

  #count(seconds: number, onEnd: () => void): void {
    const onLeft = (left: number) => {
      this.#place.style.setProperty('--spent', String(1 - left / seconds));
      const text = clock(left);
      for (const one of this.#shownIn) {
        const place = partIn(one, 'clock');
        if (place && place.textContent !== text) place.textContent = text;
      }
    };
    countDown(seconds, { onLeft, onEnd }, this.#over.signal);
  }
}
