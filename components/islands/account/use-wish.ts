'use client';

import { useSyncExternalStore } from 'react';
import { wishedOffer } from '@/lib/payment/intent';

const never = () => () => undefined;

/** The offer that the visitor goes on to buy once logged in; null for everybody else, and while nothing runs yet. */
export function useWish(): string | null {
  return useSyncExternalStore(
    never,
    () => wishedOffer(window.location.search),
    () => null,
  );
}
