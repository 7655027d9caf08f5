import { partIn, sharesTime } from '@/lib/questions/protocol';
import { Countdown } from './countdown';
import type { Voice } from './voice';

interface ClockedSet {
  root: HTMLElement;
  forms: readonly HTMLFormElement[];
  voice: Voice;
  isAnswered: (form: HTMLFormElement) => boolean;
  onLate: (form: HTMLFormElement) => void;
}

export class Clocks {
  readonly #set: ClockedSet;
  #own: Countdown | undefined;
  #shared: Countdown | undefined;

  constructor(set: ClockedSet) {
    this.#set = set;
  }

  count(form: HTMLFormElement, recorder: HTMLElement | null): void {
    if (sharesTime(form)) return this.#countShared();
    this.#own = new Countdown(form, {
      onBegin: () => recorder && void this.#set.voice.start(recorder),
      onEnd: () => this.#set.onLate(form),
    });
  }

  #countShared(): void {
    const place = partIn(this.#set.root, 'shared-clock');
    if (!place) return;
    const onEnd = () => this.#open.forEach(this.#set.onLate);
    this.#shared ??= new Countdown(place, { onEnd }, this.#set.forms.filter(sharesTime));
  }

  get #open(): readonly HTMLFormElement[] {
    return this.#set.forms.filter((form) => sharesTime(form) && !this.#set.isAnswered(form));
  }

  begin(): void {
    this.#own?.begin();
  }

  pause(): void {
    this.#own?.stop();
    if (this.#open.length === 0) this.#shared?.stop();
  }

  /** Ends all of them; the next one that is counted begins anew. */
  end(): void {
    this.#own?.stop();
    this.#shared?.stop();
    this.#shared = undefined;
  }
}
