'use client';

import type { ReactNode } from 'react';
import { useWish } from './use-wish';

/** Words for who comes to buy, in place of those for everybody. */
export function WishOr({ wish, children }: { wish: ReactNode; children: ReactNode }) {
  return <>{useWish() === null ? children : wish}</>;
}
