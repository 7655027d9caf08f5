import { useMemo, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/browser/store';
import { roomTypes, type RoomType } from '../order/room-types';

/** Where one is in the room; the address says it, so that it can be gone back to, sent and loaded again. */
export type Place =
  | { at: 'lobby' }
  /** An answer that is not sent yet; without a task the next one of its type. */
  | { at: 'order'; type: RoomType; task?: string }
  | { at: 'one'; id: string; beside?: string };

/** @param search of an address, with or without its question mark */
export function placeIn(search: string): Place {
  const query = new URLSearchParams(search);
  const id = query.get('id');
  const type = roomTypes.find((one) => one === query.get('new'));
  if (id) return { at: 'one', id, ...given('beside', query.get('with')) };
  return type ? { at: 'order', type, ...given('task', query.get('task')) } : { at: 'lobby' };
}

const given = (name: 'beside' | 'task', value: string | null) => (value ? { [name]: value } : {});

/** The part of an address that says where one is; a link of the page is this alone. */
export function searchOf(place: Place): string {
  switch (place.at) {
    case 'lobby':
      return '';
    case 'order':
      return `?${new URLSearchParams({ new: place.type, ...(place.task && { task: place.task }) })}`;
    case 'one':
      return `?${new URLSearchParams({ id: place.id, ...(place.beside && { with: place.beside }) })}`;
  }
}

const steps = createStore(0);

const step = () => steps.set(steps.get() + 1);

/** Whether somebody has gone from one place to another: then the focus goes along. */
export const hasMoved = (): boolean => steps.get() > 0;

/** Browsers tell a page of those steps that they do themselves, and of no others. */
function onStep(listener: () => void): () => void {
  window.addEventListener('popstate', step);
  const stop = steps.subscribe(listener);
  return () => {
    window.removeEventListener('popstate', step);
    stop();
  };
}

/** Goes to another place of the room. @param replace in place of this one, to which the way back leads past */
export function goTo(place: Place, { replace = false } = {}): void {
  const address = window.location.pathname + searchOf(place);
  window.history[replace ? 'replaceState' : 'pushState'](null, '', address);
  step();
}

export function usePlace(): Place {
  const search = useSyncExternalStore(
    onStep,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => placeIn(search), [search]);
}
