import { useEffect, type RefObject } from 'react';

/** On paper nothing can be unfolded, so all of it is while the page is printed. The style sheet asks for it too, but not of every browser. */
export function useUnfoldedOnPaper(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    const unfold = () => {
      folded = [...(room.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const part of folded) part.open = true;
    };
    const fold = () => {
      for (const part of folded) part.open = false;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, [room]);
}
