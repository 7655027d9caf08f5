'use client';

import { useEffect, useState, type ReactNode } from 'react';

/** Pixels scrolled before the button appears (spec section 9). */
const threshold = 1200;

/** px from the window's corner, and of the button, as its classes say; the first is larger where there is room. */
const [inset, wideInset, size] = [16, 32, 48];

/** Whether its corner of the window shows part of a form, such as a question: the button would cover what is to be pressed there. */
function coversForm(): boolean {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const edge = size + (window.matchMedia('(width >= 48rem)').matches ? wideInset : inset);
  return [height - edge, height - edge + size].some((y) =>
    document
      .elementsFromPoint(width - edge, y)
      .some((element) => element.closest('form, .practice-foot') !== null),
  );
}

export function ScrollToTop({ label, icon }: { label: string; icon: ReactNode }) {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const update = () => setVisible(window.scrollY > threshold && !coversForm());
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
      className="to-top fixed end-4 bottom-4 z-[1990] inline-flex size-12 items-center justify-center rounded-full border border-line-strong bg-surface text-ink shadow-md hover:text-action md:end-8 md:bottom-8"
    >
      {icon}
    </button>
  );
}
