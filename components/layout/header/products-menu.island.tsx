'use client';

import { usePathname } from 'next/navigation';
import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';

/** Delay in ms before hovering shows or hides the menu (spec section 9). */
const hoverDelay = 150;

interface ProductsMenuProps {
  label: string;
  children: ReactNode;
}

/** A disclosure that the browser opens by itself; script adds hovering, Escape and closing when focus or the page moves on. */
export function ProductsMenu({ label, children }: ProductsMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const timer = useRef<number>(undefined);
  const openedByHover = useRef(false);
  const pathname = usePathname();

  const setOpen = (open: boolean) => {
    window.clearTimeout(timer.current);
    openedByHover.current = false;
    if (details.current) details.current.open = open;
  };

  const hover = (event: PointerEvent, open: boolean) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (details.current?.open === open) return;
      setOpen(open);
      openedByHover.current = open;
    }, hoverDelay);
  };

  useEffect(() => {
    if (details.current) details.current.open = false;
    return () => window.clearTimeout(timer.current);
  }, [pathname]);

  useEffect(() => {
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  return (
    <details
      ref={details}
      className="relative"
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget && !details.current?.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        setOpen(false);
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary
        className="flex min-h-11 cursor-pointer items-center rounded-control px-3 font-medium hover:text-action"
        onClick={(event) => {
          window.clearTimeout(timer.current);
          // A click right after hovering means "open", which hovering has done already.
          if (openedByHover.current) event.preventDefault();
          openedByHover.current = false;
        }}
      >
        {label}
      </summary>
      <div className="absolute start-0 top-full z-10 mt-2 w-88 rounded-card border border-line bg-surface p-2 shadow-lg">
        {children}
      </div>
    </details>
  );
}
