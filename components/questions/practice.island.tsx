'use client';

import type { ReactNode } from 'react';
import { useWhenNear } from '@/components/ui/late/use-when-near';

const load = async () => (await import('./run/start')).startPractice;

/**
 * Brings the questions in it to life when they come near the window. They are complete without: what they are on paper, with answers
 * to open.
 */
export function Practice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div ref={useWhenNear<HTMLDivElement>(load)} role="group" aria-label={label} className="min-w-0">
      {children}
    </div>
  );
}
