'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Brings the word list and the cards in it to life when they come near the window. The script is asked for only then, and works on
 * what the server has written.
 */
export function Words({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const over = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./start').then(
          ({ startWords }) => startWords(element, over.signal),
          // Without it the list can still be read.
          () => undefined,
        );
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element);
    return () => {
      over.abort();
      observer.disconnect();
    };
  }, []);

  return <div ref={root}>{children}</div>;
}
