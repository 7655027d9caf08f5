'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { updateDesk, useDesk } from '@/lib/payment/desk';

interface CloseButton {
  label: string;
  icon: ReactNode;
}

/** Ms that an error stays (spec section 9). */
const shownMs = 3000;

/** The error message of this page. It stays as long as it is pointed at or focused, and comes before everything else. */
export function Toast({ close }: { close: CloseButton }) {
  const { toast } = useDesk();
  return <div role="alert">{toast ? <Message key={toast.key} text={toast.text} close={close} /> : null}</div>;
}

const dismiss = () => updateDesk({ toast: null });

function Message({ text, close }: { text: string; close: CloseButton }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer = 0;
    const hold = () => window.clearTimeout(timer);
    const release = () => {
      hold();
      timer = window.setTimeout(dismiss, shownMs);
    };
    release();
    const holding = ['pointerenter', 'focusin'];
    const releasing = ['pointerleave', 'focusout'];
    for (const name of holding) element.addEventListener(name, hold);
    for (const name of releasing) element.addEventListener(name, release);
    return hold;
  }, []);

  return (
    <div
      ref={box}
      className="toast fixed inset-x-4 top-4 z-(--z-overlay) mx-auto flex w-fit max-w-xl items-start gap-3 rounded-card border border-bad bg-bad-soft py-2 ps-5 pe-2 font-medium text-bad shadow-lg"
    >
      <p className="min-w-0 py-2">{text}</p>
      <button
        type="button"
        aria-label={close.label}
        onClick={dismiss}
        className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface"
      >
        {close.icon}
      </button>
    </div>
  );
}
