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
  children: ReactNode;
  dismiss: string;
}

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
    <section aria-label={label} className="notice notice-row">
      <p>{children}</p>
      <button type="button" onClick={() => setVisible(false)}>
        {dismiss}
      </button>
    </section>
  );
}

/** Where notices float. The stylesheet hears how high they are, so that nothing which has the focus comes to lie below them. */
export function NoticePlace({ id, children }: { id: 'notices' | undefined; children: ReactNode }) {
  return (
    <div ref={tellHeight} id={id} className="notices">
      {children}
    </div>
  );
}

/** Writes `--notices`, px, none where there are none, and brings out what has the focus as a notice comes to cover it. */
function tellHeight(place: HTMLDivElement | null) {
  if (!place) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { height } = place.getBoundingClientRect();
    style.setProperty('--notices', height ? `${height}px` : '');
    const focused = document.querySelector(':focus-visible');
    const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
    const edge = innerHeight - height;
    if (bottom > edge && top < innerHeight) focused?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(place);
  return () => observer.disconnect();
}
