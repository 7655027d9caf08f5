import type { Watch } from '../room/use-try';
import { checkerWorker } from '@/lib/checker/address';
import { plainLints, type HarperLint, type Lint } from '@/lib/correction/text/lint';

/** Why nothing was checked: what it needs did not come, or this browser cannot run it. */
export class CheckerFailed extends Error {
  override readonly name = 'CheckerFailed';
  constructor(readonly why: 'network' | 'unable') {
    super(why);
  }
}

/** What app/checker/worker.mjs tells. */
type Told = { loaded: number } | { found: Found[] } | { failed: 'network' | 'unable' };

/** A finding of harper.js without its classes. */
interface Found {
  rule: string;
  kind: string;
  start: number;
  end: number;
  found: string;
  message: string;
  suggestions: { kind: number; text: string }[];
}

/** It stays for the next text, until it fails or is ended. */
let worker: Worker | undefined;

/**
 * Has a text looked through by the built-in checker, in a thread of its own. The text stays in the browser.
 *
 * @throws CheckerFailed; what aborted the signal
 */
export async function findIn(text: string, watch: Watch): Promise<Lint[]> {
  watch.signal.throwIfAborted();
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') throw new CheckerFailed('unable');
  if (!worker) watch.onLoaded(0);
  worker ??= new Worker(checkerWorker, { type: 'module' });
  try {
    return plainLints(organized(await ask(worker, text, watch)));
  } catch (error) {
    worker.terminate();
    worker = undefined;
    throw error;
  }
}

function ask(asked: Worker, text: string, { signal, onLoaded }: Watch): Promise<Found[]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    asked.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('loaded' in data) onLoaded(data.loaded);
      else if ('found' in data) resolve(data.found);
      else reject(new CheckerFailed(data.failed));
    };
    // A script that did not come is told by a bare event, one that this browser cannot read by one with a message.
    asked.onerror = (event) => {
      event.preventDefault();
      reject(new CheckerFailed(event instanceof ErrorEvent ? 'unable' : 'network'));
    };
    asked.postMessage({ check: text });
  });
}

function organized(found: readonly Found[]): Record<string, HarperLint[]> {
  const byRule: Record<string, HarperLint[]> = {};
  for (const one of found) (byRule[one.rule] ??= []).push(asOfHarper(one));
  return byRule;
}

const asOfHarper = ({ kind, start, end, found, message, suggestions }: Found): HarperLint => ({
  lint_kind: () => kind,
  span: () => ({ start, end }),
  get_problem_text: () => found,
  message: () => message,
  suggestions: () =>
    suggestions.map((one) => ({ kind: () => one.kind, get_replacement_text: () => one.text })),
});
