import { watchFailures } from './failures';

/** Ms after which a page that has loaded is no first impression any more. */
const lateMs = 5000;

let onOpened: ((address: string) => void) | undefined;

/** Begins to care for the page's build: for files that are gone at once, for everything else late. */
export function startDeployment(): void {
  watchFailures();
  window.addEventListener('load', () =>
    setTimeout(() => {
      import('./late').then(
        ({ startLate }) => (onOpened = startLate()),
        // Without it the page stays as it is; the next one asks again.
        () => undefined,
      );
    }, lateMs),
  );
}

/** Says that another page is being opened without a new document. */
export const opened = (address: string): void => onOpened?.(address);
