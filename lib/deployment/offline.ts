import { forgetKept } from '../browser/forget-kept';

const workerPath = '/offline-worker.js';

/**
 * Lets the worker of this build keep pages. Another build has another address of the worker, so that browsers take it for a new one;
 * it drops what the last one kept, and keeps the same pages anew.
 */
export async function keepPages(build: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(
      `${workerPath}?build=${encodeURIComponent(build)}`,
    );
    await settled(registration);
    await tellOpened(window.location.pathname);
  } catch {
    // Blocked by the browser or its owner: nothing is kept.
  }
}

/** Waits for a worker that has just come: the one before it has nothing to keep any more. */
async function settled({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Says which page is open: on a first visit, and between pages without a new document, the worker does not see it. */
export async function tellOpened(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ opened: path });
}

/** Undoes {@link keepPages} where it has been switched off (setting `NEXT_PUBLIC_OFFLINE`). */
export async function keepNothing(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const isOurs = registration?.active?.scriptURL.includes(workerPath) ?? false;
  if (!registration || !isOurs) return;
  await registration.unregister();
  await forgetKept();
}
