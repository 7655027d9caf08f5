/** The thread that the address of the page names; null for a new one. */
export function threadOfAddress(): string | null {
  return new URLSearchParams(window.location.search).get('thread');
}

/**
 * Writes the thread into the address.
 *
 * @param entry whether the browser's way back leads to what was shown before
 */
export function showInAddress(thread: string | null, entry: 'push' | 'replace'): void {
  if (threadOfAddress() === thread) return;
  const url = new URL(window.location.href);
  if (thread === null) url.searchParams.delete('thread');
  else url.searchParams.set('thread', thread);
  if (entry === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
}
