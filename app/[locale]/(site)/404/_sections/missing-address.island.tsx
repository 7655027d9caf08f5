'use client';

import { useSyncExternalStore } from 'react';
import { fill } from '@/lib/i18n/fill';
import { missingKind, shownPath } from '@/lib/routes/missing-address';

/** The two errors of the specification (section 8), with `{path}`. */
type MissingTexts = Record<'invalid' | 'unmatched', string>;

const subscribe = () => () => undefined;

/**
 * Which address was not found. The page is one file for all of them, so the address is filled in by the browser, as text; its
 * line is kept free meanwhile.
 */
export function MissingAddress({ texts, home }: { texts: MissingTexts; home: string }) {
  const pathname = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => undefined,
  );
  const text = pathname && fill(texts[missingKind(pathname, home)], { path: shownPath(pathname) });
  return <p className="mt-4 h-8 max-w-full truncate text-lead font-medium">{text}</p>;
}
