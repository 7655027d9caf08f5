'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';

interface DrawerPanelProps {
  id: string;
  label: string;
  /** Share of the window's width; never narrower than a phone needs (spec section 9: 30 % unless said otherwise). */
  size?: '30%' | '100%';
  children: ReactNode;
}

/**
 * A popover over the end of the page. The browser opens it, closes it on Escape and returns the focus; script keeps the page behind it out
 * of reach, but not the list of languages in the footer, which opens above it, and closes it when a link has led to another page.
 */
export function DrawerPanel({ id, label, size = '30%', children }: DrawerPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const pathname = usePathname();

  useEffect(() => {
    const element = panel.current;
    if (element?.matches(':popover-open')) element.hidePopover();
  }, [pathname]);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const onToggle = (event: Event) => {
      const open = (event as ToggleEvent).newState === 'open';
      for (const part of document.querySelectorAll<HTMLElement>('#content, footer > div')) part.inert = open;
      if (open) element.querySelector<HTMLElement>('button')?.focus();
    };
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) element.hidePopover();
    };
    element.addEventListener('toggle', onToggle);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('click', onClick);
    };
  }, []);

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      data-size={size}
      className="drawer"
    >
      {children}
    </div>
  );
}
