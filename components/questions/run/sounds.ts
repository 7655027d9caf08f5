import type * as player from './sound';
import { partIn, soundsIn } from '@/lib/questions/protocol';

type Player = typeof player;

interface Hearing {
  isLimited: boolean;
  onEnd: (() => void) | undefined;
  isSlow: boolean;
}

/** The recordings of a set. What plays them is loaded only where something is to be heard, and before it is asked for. */
export class Sounds {
  readonly #player: Promise<Player> | undefined;

  constructor(root: HTMLElement) {
    if (soundsIn(root).length > 0 || partIn(root, 'recorder')) this.#player = import('./sound');
  }

  play(form: HTMLFormElement, { isLimited, onEnd, isSlow }: Hearing): void {
    const [place] = soundsIn(form);
    if (!place) return;
    this.#tell(({ playSound, slowly }) => playSound(place, isLimited, onEnd, isSlow ? slowly : undefined));
  }

  stop(): void {
    this.#tell(({ stopSound }) => stopSound());
  }

  free(form: HTMLFormElement): void {
    this.#tell(({ freeSounds }) => freeSounds(form));
  }

  /** Has the player do something, each after what it was told before; at once when it is there, as browsers want after a click. */
  #tell(order: (player: Player) => void): void {
    void this.#player?.then(order);
  }
}
