import { intentKey, intentMs, type Intent } from './intent-form';

/**
 * The offer to go on with: named by the address (`?buy=`) and chosen in this very tab, so that a foreign link begins no
 * purchase. It can be had once.
 */
export function takeIntent(search: string, now = Date.now()): string | null {
  const named = new URLSearchParams(search).get('buy');
  if (named === null) return null;
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(intentKey) ?? 'null') as Intent | null;
    window.sessionStorage.removeItem(intentKey);
    return kept && kept.offer === named && now - kept.at < intentMs ? named : null;
  } catch {
    return null;
  }
}

/** An address without its `buy`. */
export function withoutIntent(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('buy');
  return url.pathname + url.search + url.hash;
}
