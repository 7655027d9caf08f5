import { textEntry, type StorageEntry } from './storage';

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
  const lease = textEntry('localStorage', `lease:${name}`);
  const owner = `${Date.now()}-${Math.random()}`;
  while (!take(lease, owner)) {
    signal?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, attemptMs));
  }
  const renewal = setInterval(() => renew(lease, owner), renewMs);
  try {
    signal?.throwIfAborted();
    return await run();
  } finally {
    clearInterval(renewal);
    if (holderOf(lease) === owner) lease.remove();
  }
}

function take(lease: StorageEntry<string>, owner: string): boolean {
  const holder = holderOf(lease);
  if (holder !== null && holder !== owner) return false;
  renew(lease, owner);
  const written = holderOf(lease);
  // Null where storage is blocked: no other tab can be told, and this one goes on.
  return written === null || written === owner;
}

function holderOf(lease: StorageEntry<string>): string | null {
  const [owner = '', until] = (lease.read() ?? '').split(' ');
  return Number(until) > Date.now() ? owner : null;
}

function renew(lease: StorageEntry<string>, owner: string): void {
  lease.write(`${owner} ${Date.now() + leaseMs}`);
}
