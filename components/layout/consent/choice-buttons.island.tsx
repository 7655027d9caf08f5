'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import {
  choose,
  hasPrivacySignal,
  isChatAllowed,
  onChoice,
  readChoice,
  type Choice,
} from '@/lib/visit/consent';

interface ChoiceButtonsProps {
  /** Whether trackers and chat wait for the choice. */
  optIn: boolean;
  /** Whether there are trackers, which the privacy signal of a browser switches off. */
  asksOfMarketing: boolean;
  texts: Record<Choice | 'none' | 'signal' | 'accept' | 'decline', string>;
  children: ReactNode;
}

/** Says what is chosen and lets one choose otherwise, at any time and as easily as the first time. */
export function ChoiceButtons({ optIn, asksOfMarketing, texts, children }: ChoiceButtonsProps) {
  const choice = useSyncExternalStore(
    onChoice,
    () => readChoice(),
    () => null,
  );
  const hasSignal = useSyncExternalStore(noChange, hasPrivacySignal, () => false);
  const pick = (picked: Choice) => {
    const ran = isChatAllowed(optIn) && choice !== 'declined';
    choose(picked);
    // Scripts cannot be unloaded: what runs ends with its document.
    if (picked === 'declined' && ran) window.location.reload();
  };
  const button = (picked: Choice, name: string) => (
    <button
      type="button"
      aria-pressed={choice === picked}
      onClick={() => pick(picked)}
      className={buttonClass('secondary')}
    >
      {name}
    </button>
  );
  return (
    <>
      <p>{children}</p>
      <p role="status" className="mt-3 font-semibold">
        {texts[choice ?? 'none']}
      </p>
      {hasSignal && asksOfMarketing ? <p className="mt-3">{texts.signal}</p> : null}
      <div className="mt-4 grid max-w-sm grid-cols-2 gap-3">
        {button('accepted', texts.accept)}
        {button('declined', texts.decline)}
      </div>
    </>
  );
}

const noChange = () => () => {};
