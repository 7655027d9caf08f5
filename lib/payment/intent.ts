const storageKey = 'purchase_intent';
/** Ms that a visitor has to sign in, or to open an account, until the choice counts as dropped. */
const keptMs = 3_600_000;

interface Intent {
  offer: string;
  /** Epoch ms. */
  at: number;
}

/** Remembers, until the tab is closed, which offer a visitor chose before signing in. */
export function keepIntent(offer: string, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ offer, at: now } satisfies Intent));
  } catch {
    // Storage is blocked: after signing in the offer has to be chosen again.
  }
}

/**
 * The offer to go on with: named by the address (`?buy=`) and chosen in this very tab, so that a foreign link begins no
 * purchase. It can be had once.
 */
export function takeIntent(search: string, now = Date.now()): string | null {
  const named = new URLSearchParams(search).get('buy');
  if (named === null) return null;
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as Intent | null;
    window.sessionStorage.removeItem(storageKey);
    return kept && kept.offer === named && now - kept.at < keptMs ? named : null;
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
