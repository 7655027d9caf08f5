/** Names of the caches that public/offline-worker.js fills begin with this. */
export const keptPrefix = 'offline-';

/** Drops everything that was kept for reading without a network. */
export async function forgetKept(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) if (name.startsWith(keptPrefix)) await caches.delete(name);
}
