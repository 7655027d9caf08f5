import { useEffect, useRef, type RefObject } from 'react';

const isLost = () => document.activeElement === document.body;

/** For what takes the focus when it appears in the place of what had it. */
export function useLostFocus<Taker extends HTMLElement>(): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  useEffect(() => {
    if (isLost()) taker.current?.focus();
  }, []);
  return taker;
}

/** For what has to be read at once: it takes the focus, which comes into view by that, and gives it back when it is gone. */
export function useAttention<Taker extends HTMLElement>(): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  useEffect(() => {
    const before = document.activeElement;
    taker.current?.focus();
    return () => {
      if (isLost() && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return taker;
}
