import { afterEach, beforeEach, vi } from 'vitest';
// What is loaded on request is there before a test counts its time.
import '@/components/questions/run/pencil/correct';
import { startPractice } from '@/components/questions/run/start';
import { answersEntry } from '@/lib/questions/kept';
import { partIn } from '@/lib/questions/protocol';

/** What the sets of a test file hear of when their test is over. */
let over = new AbortController();

/**
 * For a file with tests of practice sets that are alive: clocks that the test moves, what happy-dom lacks, and nothing kept from
 * before. Call it once, outside of the tests.
 */
export function prepareLiveSets(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    Element.prototype.scrollTo = () => {};
    answersEntry.remove();
    over = new AbortController();
  });
  afterEach(async () => {
    over.abort();
    // What plays recordings may still be on its way.
    await vi.dynamicImportSettled();
    vi.useRealTimers();
  });
}

/** Makes a drawn set answer until its test is over. */
export const startSet = (root: HTMLElement): void => startPractice(root, over.signal);

/** The slide after the last question. The buttons on it are in the head of a set too, which the stylesheet alone hides. */
export const endOf = (root: HTMLElement): HTMLElement => {
  const end = partIn(root, 'end');
  if (!end) throw new Error('This set has no end');
  return end;
};
