/** Names of the caches that public/offline-worker.js fills begin with this. */
export const keptPrefix = 'offline-';

export async function forgetKept(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) if (name.startsWith(keptPrefix)) await caches.delete(name);
}
