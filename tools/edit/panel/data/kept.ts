/** A value that lasts as long as the tab, and what follows it. */
export interface Kept<Value> {
  now: () => Value;
  set: (value: Value) => void;
  /** Calls with every change. @returns what ends that */
  subscribe: (listener: () => void) => () => void;
}

const forgetting = new Set<() => void>();

/**
 * Keeps a value in the storage of the tab, so that a reload of the page loses nothing. Where storage is refused or full it lives as long
 * as the page.
 *
 * @param start what counts where nothing is kept; is not kept itself
 */
export function keptInTab<Value extends object>(place: string, start: Value): Kept<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;

  const read = (): Value => {
    try {
      const kept = sessionStorage.getItem(place);
      return kept === null ? start : { ...start, ...(JSON.parse(kept) as Value) };
    } catch {
      return start;
    }
  };

  forgetting.add(() => (value = undefined));
  return {
    now: () => (value ??= read()),
    set(next) {
      value = next;
      try {
        if (JSON.stringify(next) === JSON.stringify(start)) sessionStorage.removeItem(place);
        else sessionStorage.setItem(place, JSON.stringify(next));
      } catch {
        // This page still has it.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a reload does: reads anew what storage has. For tests. */
export function forgetKept(): void {
  for (const forget of forgetting) forget();
}
