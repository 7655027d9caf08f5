import { versionPath } from './failures';

/** Ms between two looks, and the least between a look and the next on a return to the tab (spec section 2 names no interval). */
const everyMs = 300_000;
const leastMs = 60_000;

/**
 * The build that this document is of, as Next names it in the data that the document was written with; undefined where it does
 * not.
 */
export function ownBuild(scripts: Iterable<{ text: string }> = document.scripts): string | undefined {
  for (const { text } of scripts) {
    const [, build] = /\\"b\\":\\"([\w-]{8,})\\"/.exec(text) ?? [];
    if (text.startsWith('self.__next_f') && build) return build;
  }
  return undefined;
}

/** The build that the server has now; undefined where it cannot be asked. */
export async function servedBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(versionPath, { cache: 'no-store' });
    const { version } = (await response.json()) as { version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

interface Watch {
  /** The build of this document; undefined: the first that is heard of. */
  own: string | undefined;
  /** Called with every answer until it is of another build. */
  onBuild: (build: string, isNew: boolean) => void;
}

/**
 * Asks which build is served: at once, every five minutes, and when the visitor comes back to the tab, at most once a minute. Ends with
 * the first answer that is of another build.
 */
export function watchVersion({ own, onBuild }: Watch): void {
  const over = new AbortController();
  let known = own;
  let last = 0;
  const look = async () => {
    last = Date.now();
    const served = await servedBuild();
    if (served === undefined || over.signal.aborted) return;
    known ??= served;
    const isNew = served !== known;
    if (isNew) over.abort();
    onBuild(served, isNew);
  };
  const onReturn = () => {
    if (!document.hidden && Date.now() - last >= leastMs) void look();
  };
  const timer = setInterval(() => void look(), everyMs);
  over.signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', onReturn, { signal: over.signal });
  window.addEventListener('focus', onReturn, { signal: over.signal });
  void look();
}
