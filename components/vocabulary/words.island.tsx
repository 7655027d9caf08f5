'use client';

import type { ReactNode } from 'react';
import { useWhenNear } from '@/components/ui/late/use-when-near';

const load = async () => (await import('./start')).startWords;

export function Words({ children }: { children: ReactNode }) {
  return <div ref={useWhenNear<HTMLDivElement>(load)}>{children}</div>;
}
