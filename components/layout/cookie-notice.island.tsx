'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { textEntry } from '@/lib/browser/storage';

/**
 * What is kept of the notice, and the delay in ms before it shows (spec sections 2 and 9). Where storage is blocked it shows again on
 * the next visit, which is the honest outcome.
 */
const shown = textEntry('localStorage', 'cookieShow');
const delay = 5000;

interface CookieNoticeProps {
  label: string;
  /** The text with its link, rendered on the server. */
  children: ReactNode;
  dismiss: string;
}

/** Says once, a while after the page has loaded, that the site stores something in the browser. */
export function CookieNotice({ label, children, dismiss }: CookieNoticeProps) {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (shown.read() === 'true') return;
    const timer = window.setTimeout(() => {
      setVisible(true);
      shown.write('true');
    }, delay);
    return () => window.clearTimeout(timer);
  }, []);

  if (!visible) return null;
  return (
    <section
      aria-label={label}
      className="pointer-events-auto mx-auto flex w-full max-w-2xl items-center gap-3 rounded-card border border-line bg-surface py-1.5 ps-4 pe-1.5 shadow-lg"
    >
      <p className="min-w-0 flex-1 text-sm leading-snug">{children}</p>
      <button
        type="button"
        onClick={() => setVisible(false)}
        className="min-h-11 shrink-0 rounded-control bg-action px-4 font-semibold text-on-action hover:bg-action-hover"
      >
        {dismiss}
      </button>
    </section>
  );
}
