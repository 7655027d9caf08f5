import { useSyncExternalStore } from 'react';
import { createStore } from '../../browser/store';
import { lockForPage, withLock } from '../../browser/lock';
import { keep, keptPurchase, onKeptElsewhere, readKept, removePending } from './kept';
import { advance, isOf, isPaid, isPending, type Duty, type Purchase, type PurchaseEvent } from './purchase';
import { toldElsewhere } from './told-elsewhere';

interface PurchasesState {
  /** Those that this page waits for or tells of, in the order in which they came to it. */
  purchases: readonly Purchase[];
  open: string | null;
  /** Numbers of those that another tab has told of while this page waited, until its reader closes that line; oldest first. */
  toldElsewhere: readonly string[];
  starting: boolean;
  /** An error message; `key` tells equal ones apart. */
  error: { key: number; text: string } | null;
}

const initial: PurchasesState = {
  purchases: [],
  toldElsewhere: [],
  open: null,
  starting: false,
  error: null,
};
const store = createStore(initial);

export const readPurchases = store.get;
export const subscribePurchases = store.subscribe;

export function usePurchasesState(): PurchasesState {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}

export const findPurchase = (id: string) => store.get().purchases.find((purchase) => purchase.id === id);

export function setStarting(starting: boolean): void {
  store.set({ ...store.get(), starting });
}

/** Opens the dialog of a pending purchase, in place of another's; null closes it. */
export function openDialog(id: string | null): void {
  store.set({ ...store.get(), open: id });
}

export function showError(text: string): void {
  store.set({ ...store.get(), error: { key: (store.get().error?.key ?? 0) + 1, text } });
}

export function dismissError(): void {
  store.set({ ...store.get(), error: null });
}

export function dismissTold(id: string): void {
  const state = store.get();
  store.set({ ...state, toldElsewhere: state.toldElsewhere.filter((told) => told !== id) });
}

/** Adds a purchase to those of this page. One that is there already learns what is new, and is asked for again if it was unknown. */
export function addPurchase(purchase: Purchase): void {
  const known = findPurchase(purchase.id);
  if (!known) return setPurchases([...store.get().purchases, purchase]);
  replace(advance(advance(known, { kind: 'synced', kept: purchase }), { kind: 'resumed' }));
}

/** What is kept beyond this page; a phase is not, since the next page asks anew. */
const lasting: ReadonlySet<PurchaseEvent['kind']> = new Set(['paid', 'hidden', 'told', 'reported']);

/** Tells a purchase of this page what happened to it, and the other tabs what matters to them. Others are left alone. */
export function record(id: string, event: PurchaseEvent): void {
  const known = findPurchase(id);
  if (!known) return;
  const after = advance(withKept(known), event);
  // What another tab has left stays forgotten, unless it is paid.
  if (lasting.has(event.kind) && (keptPurchase(id) || isPaid(after))) keep(after);
  replace(after);
}

/** A purchase of this page with what other tabs have kept of it; who used this browser before may have had its number. */
function withKept(known: Purchase, kept = keptPurchase(known.id)): Purchase {
  return kept && isOf(kept, known.userId) ? advance(known, { kind: 'synced', kept }) : known;
}

/** Stops waiting for a purchase, in every tab. Should it be paid after all, its owner gets it all the same. */
export function leave(id: string): void {
  removePending(id);
  forget(id);
}

/** Takes a pending purchase from this page alone. */
export function forget(id: string): void {
  setPurchases(store.get().purchases.filter((purchase) => purchase.id !== id || isPaid(purchase)));
}

/** Hides the dialog of a purchase, which goes on being waited for. It opens no more by itself, on any page. */
export function hide(id: string): void {
  record(id, { kind: 'hidden' });
  openDialog(null);
}

/** Takes a duty about a paid purchase upon this tab; false when it has been done before, here or in another tab. */
export function claim(id: string, duty: Duty): Promise<boolean> {
  return withLock('purchase_claims', async () => {
    const kept = keptPurchase(id);
    const isDue = kept !== undefined && isPaid(kept) && !kept[duty];
    const isMine = isDue && (await lockForPage(`purchase_${duty}:${id}`));
    if (isMine) keep(advance(keptPurchase(id) ?? kept, { kind: duty }));
    // Whoever has it, this page need not ask again. Of what went with a session nobody tells.
    const known = findPurchase(id);
    if (known) replace(advance(withKept(known), { kind: duty }), isMine || !kept ? id : undefined);
    return isMine;
  });
}

/** Takes over what other tabs do: leave a purchase, hear that it is paid, tell of it, or sign out. @returns stops listening */
export function followOtherTabs(): () => void {
  return onKeptElsewhere(() => {
    const kept = new Map(readKept().map((purchase) => [purchase.id, purchase]));
    setPurchases(
      store.get().purchases.flatMap((purchase) => {
        const other = kept.get(purchase.id);
        if (other) return withKept(purchase, other);
        // One that is known by its number alone was never kept.
        return isPaid(purchase) || purchase.url === undefined ? purchase : [];
      }),
    );
    // They go with the session of their reader, and another one may sit here then.
    for (const id of store.get().toldElsewhere) if (!kept.has(id)) dismissTold(id);
  });
}

/** @param own as in {@link toldElsewhere} */
function replace(purchase: Purchase, own?: string): void {
  const { purchases } = store.get();
  if (purchases.includes(purchase)) return;
  setPurchases(
    purchases.map((known) => (known.id === purchase.id ? purchase : known)),
    own,
  );
}

/** A dialog that waits is open for a pending purchase only. */
function setPurchases(purchases: readonly Purchase[], own?: string): void {
  const state = store.get();
  const isOpen = purchases.some((purchase) => purchase.id === state.open && isPending(purchase));
  const told = [...state.toldElsewhere, ...toldElsewhere(state.purchases, purchases, own)];
  store.set({ ...state, purchases, toldElsewhere: told, open: isOpen ? state.open : null });
}
