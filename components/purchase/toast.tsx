import { X } from '@/components/ui/icon/icons';
import { useEffect, useRef } from 'react';
import { dismissError, usePurchasesState } from '@/lib/purchase/record/store';
import { toastClass } from '../ui/toast-class';

/** Ms that an error stays (spec section 9). */
const shownMs = 3000;

/**
 * The error message of this page. It stays as long as it is pointed at or focused, and comes before everything else.
 *
 * @param close what the button that closes it is called; without it there is none
 */
export function Toast({ close }: { close: string | undefined }) {
  const { error } = usePurchasesState();
  return <div role="alert">{error ? <Message key={error.key} text={error.text} close={close} /> : null}</div>;
}

function Message({ text, close }: { text: string; close: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer = 0;
    const hold = () => window.clearTimeout(timer);
    const release = () => {
      hold();
      timer = window.setTimeout(dismissError, shownMs);
    };
    release();
    const holding = ['pointerenter', 'focusin'];
    const releasing = ['pointerleave', 'focusout'];
    for (const name of holding) element.addEventListener(name, hold);
    for (const name of releasing) element.addEventListener(name, release);
    return hold;
  }, []);

  return (
    <div ref={box} className={toastClass}>
      <p className="min-w-0">{text}</p>
      {close ? (
        <button
          type="button"
          aria-label={close}
          onClick={dismissError}
          className="-my-2.5 -me-3 flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      ) : null}
    </div>
  );
}
