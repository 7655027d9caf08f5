'use client';

import type { ReactNode } from 'react';
import { useWhenNear } from '@/components/ui/late/use-when-near';

const load = async () => (await import('./start')).startWords;

/** Brings the word list and the cards in it to life when they come near the window; without, the list can still be read. */
export function Words({ children }: { children: ReactNode }) {
  return <div ref={useWhenNear<HTMLDivElement>(load)}>{children}</div>;
}
