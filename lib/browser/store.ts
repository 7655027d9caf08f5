/** A state that a page shares, in the shape that React's `useSyncExternalStore` follows. */
interface Store<State> {
  get(): State;
  /** Puts another state in its place; the same one again tells nobody. */
  set(state: State): void;
  /** @returns stops listening */
  subscribe(listener: () => void): () => void;
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
