import { useSyncExternalStore } from 'react';
import type { PaidPurchase } from './paid';
import type { PurchaseState } from './poll';
import type { BoughtOffer } from './purchases';

/** A purchase that this page waits for. */
export interface Waiting {
  id: string;
  state: PurchaseState;
  /** Absent for a purchase that is known by its number alone, on the page that a payment returns to. */
  offer?: BoughtOffer;
  url?: string;
  /** Epoch ms. */
  startedAt?: number;
  /** The payment page waits for a click, because the browser did not let it be opened. */
  ready: boolean;
}

/** What the visitor sees of purchases. */
export interface DeskState {
  /** Whether a purchase is being begun. */
  starting: boolean;
  waiting: readonly Waiting[];
  /** The purchase whose dialog is open. */
  open: string | null;
  /** Paid purchases that the buyer has not been told of. */
  paid: readonly PaidPurchase[];
  /** An error message; `key` tells equal ones apart. */
  toast: { key: number; text: string } | null;
}

const empty: DeskState = { starting: false, waiting: [], open: null, paid: [], toast: null };

let state = empty;
const listeners = new Set<() => void>();

/** The state of this page, also outside React. */
export const readDesk = () => state;

export function updateDesk(change: Partial<DeskState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Adds a purchase to those waited for, or changes what is known of it. */
export function putWaiting(id: string, change: Partial<Waiting>): void {
  const known = state.waiting.find((waiting) => waiting.id === id);
  const next: Waiting = { state: 'pending', ready: false, ...known, ...change, id };
  updateDesk({
    waiting: known
      ? state.waiting.map((waiting) => (waiting.id === id ? next : waiting))
      : [...state.waiting, next],
  });
}

export function removeWaiting(id: string): void {
  updateDesk({
    waiting: state.waiting.filter((waiting) => waiting.id !== id),
    open: state.open === id ? null : state.open,
  });
}

export function showError(text: string): void {
  updateDesk({ toast: { key: (state.toast?.key ?? 0) + 1, text } });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The state of this page, followed by a component. */
export function useDesk(): DeskState {
  return useSyncExternalStore(subscribe, readDesk, () => empty);
}
