import { clock } from '@/lib/i18n/clock';
import { idOf, partIn, takesOf } from '@/lib/questions/protocol';
import { barCount, barsPath } from '../recording/bars';
import { noteRecording } from './recordings';
import { playSound } from './sound';

interface Recorded {
  recording: Blob;
  /** How loud it was, a number from 0 to 1 for each bar. */
  shape: readonly number[];
  /** Its length: browsers write none into what they record. */
  seconds: number;
}

/** ms between two looks at how much has been heard. */
const pace = 100;

/**
 * Offers the reader's own recording, in place of the one before: its bars, its length and a button to hear it.
 *
 * @param place the `data-recorder` of a question
 */
export function offerRecording(place: HTMLElement, { recording, shape, seconds }: Recorded): void {
  partIn(place, 'level')?.setAttribute('d', barsPath(shape));
  const length = partIn(place, 'length');
  if (length) length.textContent = clock(Math.round(seconds));
  const own = partIn(place, 'replay');
  if (!own) return;
  if (own.dataset.sound) URL.revokeObjectURL(own.dataset.sound);
  const address = URL.createObjectURL(recording);
  const bars = partIn(place, 'played');
  const onHeard = (share: number) =>
    bars?.setAttribute('d', barsPath(shape.slice(0, Math.round(share * barCount))));
  letHear(own, address, seconds, onHeard);
  const form = place.closest('form');
  if (form) noteRecording(form, recording);
  for (const take of form ? takesOf(idOf(form)) : []) {
    letHear(take, address, seconds);
    take.dataset.recorded = '';
  }
}

function letHear(
  player: HTMLElement,
  address: string,
  seconds: number,
  onHeard?: (share: number) => void,
): void {
  const button = player.querySelector('button');
  if (!button) return;
  player.dataset.sound = address;
  const ring = partIn(player, 'heard');
  button.onclick = () => {
    playSound(player, false);
    const began = Date.now();
    const look = () => {
      const isHeard = button.getAttribute('aria-pressed') === 'true';
      const share = isHeard ? Math.min(1, (Date.now() - began) / 1000 / seconds) : 0;
      ring?.setAttribute('stroke-dashoffset', String(1 - share));
      onHeard?.(share);
      if (isHeard) setTimeout(look, pace);
    };
    look();
  };
}
