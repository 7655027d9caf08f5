/** Ms that a lease lasts unless it is renewed, and between renewals and attempts. */
const leaseMs = 5000;
const renewMs = 1000;
const attemptMs = 250;

/** Like a lock, held by the tab whose name stands in local storage; one that a tab left behind runs out. */
export async function withLease<Result>(
  name: string,
  run: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const key = `lease:${name}`;
  const owner = `${Date.now()}-${Math.random()}`;
  while (!take(key, owner)) {
    signal?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, attemptMs));
  }
  const renewal = setInterval(() => write(key, owner), renewMs);
  try {
    signal?.throwIfAborted();
    return await run();
  } finally {
    clearInterval(renewal);
    if (holderOf(key) === owner) release(key);
  }
}

function take(key: string, owner: string): boolean {
  const holder = holderOf(key);
  if (holder !== null && holder !== owner) return false;
  write(key, owner);
  const written = holderOf(key);
  // Null where storage is blocked: no other tab can be told, and this one goes on.
  return written === null || written === owner;
}

function holderOf(key: string): string | null {
  try {
    const [owner = '', until] = (window.localStorage.getItem(key) ?? '').split(' ');
    return Number(until) > Date.now() ? owner : null;
  } catch {
    return null;
  }
}

function write(key: string, owner: string): void {
  try {
    window.localStorage.setItem(key, `${owner} ${Date.now() + leaseMs}`);
  } catch {
    // Storage is blocked or full.
  }
}

function release(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // It could not be written either.
  }
}
