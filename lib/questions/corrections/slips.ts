import type { AlignedWord } from '../alignment';

export type SlipKind = (typeof slipKinds)[number];

export const slipKinds = ['missing', 'extra', 'ending', 'letters', 'other'] as const;

/** Words to be corrected: as they were typed and as they were said, one of which may be none. */
export interface Slip {
  kind: SlipKind;
  given: string;
  right: string;
}

/** Divides a dictation into words that are right, and slips: words side by side that were left out or added are one of them. */
export function slipsIn(words: readonly AlignedWord[]): (string | Slip)[] {
  const pieces: (string | Slip)[] = [];
  let run: AlignedWord[] = [];
  const endRun = () => {
    if (run.length > 0) pieces.push(slipOf(run));
    run = [];
  };
  for (const one of words) {
    if (one.fate === 'missing' || one.fate === 'extra') {
      run.push(one);
      continue;
    }
    endRun();
    const { fate, word, typed = '' } = one;
    pieces.push(fate === 'same' ? word : { kind: kindOfNear(word, typed), given: typed, right: word });
  }
  endRun();
  return pieces;
}

function slipOf(run: readonly AlignedWord[]): Slip {
  const textOf = (fate: 'missing' | 'extra') =>
    run
      .filter((one) => one.fate === fate)
      .map(({ word }) => word)
      .join(' ');
  const [given, right] = [textOf('extra'), textOf('missing')];
  if (!given) return { kind: 'missing', given, right };
  return { kind: right ? 'other' : 'extra', given, right };
}

function kindOfNear(said: string, typed: string): SlipKind {
  let shared = 0;
  while (shared < said.length && said[shared] === typed[shared]) shared += 1;
  return shared > 1 && shared >= Math.max(said.length, typed.length) - 2 ? 'ending' : 'letters';
}
