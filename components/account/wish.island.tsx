'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { wishedOffer } from '@/lib/purchase/checkout/intent';

const never = () => () => undefined;

/** What the visitor goes on to buy, see {@link wishedOffer}; null for everybody else, and while nothing runs yet. */
const useWish = () =>
  useSyncExternalStore(
    never,
    () => wishedOffer(window.location.search),
    () => null,
  );

export function WishOr({ wish, children }: { wish: ReactNode; children: ReactNode }) {
  return useWish() === null ? children : wish;
}

interface WishedOrderProps {
  label: string;
  lines: Readonly<Record<string, string>>;
  /** With `{offer}` and `{price}`, for what the API has said else. */
  line: string;
}

export function WishedOrder({ label, lines, line }: WishedOrderProps) {
  const { offer = '', said } = useWish() ?? {};
  const shown = said ? fill(line, { offer: said.name, price: said.price }) : lines[offer];
  return shown ? (
    <p className="mb-6 rounded-control bg-action-soft px-4 py-3">
      <span className="block text-sm text-muted">{label}</span>
      <span className="font-semibold">{shown}</span>
    </p>
  ) : null;
}
