'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Brings the questions in it to life when they come near the window. They are complete without: the script that checks them is asked
 * for only then, and works on what the server has written.
 */
export function Practice({ label, children }: { label: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const over = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./run/start').then(
          ({ startPractice }) => startPractice(element, over.signal),
          // Without it the questions stay what they are on paper: the answers can be opened.
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

  return (
    <div ref={root} role="group" aria-label={label} className="min-w-0">
      {children}
    </div>
  );
}
