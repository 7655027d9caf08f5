import { loadDocumentsWhen } from '../browser/go';
import { keepNothing, keepPages, tellOpened } from './offline';
import { keepsPages } from './offline-setting';
import { ownBuild, watchVersion } from './version';
import { isWorking } from './work';

/** Ms after which a page that was opened without a new document is kept: what it needs itself comes first. */
const openedMs = 2000;

/**
 * What nobody misses on a first visit: looks for new deployments, after which the next page is a full load unless something is half
 * done, and keeps pages for reading without a network.
 *
 * @returns to be called with the address of each page that is opened without a new document
 */
export function startLate(): (address: string) => void {
  let isRegistered = false;
  watchVersion({
    own: ownBuild(),
    onBuild(build, isNew) {
      if (isNew) loadDocumentsWhen(() => !isWorking());
      if (keepsPages && !isRegistered) void keepPages(build);
      isRegistered = true;
    },
  });
  if (!keepsPages) void keepNothing();
  return (address) => {
    const { pathname } = new URL(address, window.location.href);
    setTimeout(
      () => keepsPages && pathname === window.location.pathname && void tellOpened(pathname),
      openedMs,
    );
  };
}
