interface Options {
  ifAvailable?: boolean;
}

/** Web Locks, as far as they are used here: one holder of a name at a time, in the order of the requests. */
export function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, { ifAvailable }: Options, run: (lock: object | null) => unknown) => {
      const before = last.get(name);
      if (before && ifAvailable) return Promise.resolve(run(null));
      const turn = () => run({ name });
      const done = (before ?? Promise.resolve()).then(turn, turn);
      last.set(name, done);
      const free = () => last.get(name) === done && last.delete(name);
      done.then(free, free);
      return done;
    },
  };
}
