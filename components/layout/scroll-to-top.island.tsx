'use client';

import { useEffect, useState, type ReactNode } from 'react';

/** Pixels scrolled before the button appears (spec section 9). */
const threshold = 1200;

/** A button back to the start of the page, for long pages. */
export function ScrollToTop({ label, icon }: { label: string; icon: ReactNode }) {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const update = () => setVisible(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  if (!visible) return null;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
      className="fixed end-4 bottom-4 z-[1990] inline-flex size-12 items-center justify-center rounded-full border border-line-strong bg-surface text-ink shadow-md hover:text-action md:end-8 md:bottom-8"
    >
      {icon}
    </button>
  );
}
