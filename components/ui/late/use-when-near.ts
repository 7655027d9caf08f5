import { useEffect, useRef, type RefObject } from 'react';

/**
 * Asks for the script of a part when the part comes near the window, and lets it work on what the server has written. Where it cannot
 * be loaded, the part stays what it is without script.
 *
 * @param load asks for the script, the same function at every drawing; `over` ends what the script began
 * @returns for the part
 */
export function useWhenNear<Part extends HTMLElement>(
  load: () => Promise<(part: Part, over: AbortSignal) => void>,
): RefObject<Part | null> {
  const root = useRef<Part>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const over = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().then(
          (start) => start(element, over.signal),
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
  }, [load]);

  return root;
}
