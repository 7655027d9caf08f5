import { useEffect, useRef } from 'react';

/** px from the end of the page within which somebody still reads there. */
const nearEnd = 200;

const distance = () => {
  const { scrollHeight } = document.documentElement;
  return scrollHeight - window.innerHeight - window.scrollY;
};

/**
 * Keeps the end of a conversation in view while it grows, for as long as nobody scrolls away from it. Whoever asks is led there.
 *
 * @param state changes when something is added
 * @param isComing whether an answer comes
 */
export function useFollow(state: string, isComing: boolean): void {
  const follows = useRef(false);

  useEffect(() => {
    if (!isComing) return;
    follows.current = true;
    const look = () => (follows.current = distance() < nearEnd);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isComing]);

  useEffect(() => {
    if (follows.current) window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    if (!isComing) follows.current = false;
  }, [state, isComing]);
}
