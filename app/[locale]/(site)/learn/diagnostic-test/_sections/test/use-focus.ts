import { useEffect, useRef } from 'react';

/**
 * Takes the focus to a part when it is drawn first, if somebody has acted before: a page that is only opened keeps its own. Where the
 * window does not show all of the test then, the page moves to its head: the clock of a question runs already.
 */
export function useFocus<Part extends HTMLElement>(isWanted: boolean) {
  const part = useRef<Part>(null);
  const wanted = useRef(isWanted);

  useEffect(() => {
    if (!wanted.current) return;
    part.current?.focus();
    const test = part.current?.closest('section');
    if (!test) return;
    const { top, bottom } = test.getBoundingClientRect();
    // What lies above is behind the header.
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (top < header || bottom > window.innerHeight)
      test.scrollIntoView({ block: 'start', behavior: 'instant' });
    // In a low window what has the focus may lie below its edge then, or below a notice.
    part.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);

  return part;
}
