import { intentKey, type Intent } from './keep-intent';

/** Ms that a visitor has to sign in, or to open an account, until the choice counts as dropped. */
const keptMs = 3_600_000;

/**
 * The offer to go on with: named by the address (`?buy=`) and chosen in this very tab, so that a foreign link begins no
 * purchase. It can be had once.
 */
export function takeIntent(search: string, now = Date.now()): string | null {
  const named = new URLSearchParams(search).get('buy');
  if (named === null) return null;
  const kept = keptOffer(now);
  try {
    window.sessionStorage.removeItem(intentKey);
  } catch {
    // Storage is blocked: nothing was kept.
  }
  return kept === named ? named : null;
}

/** The offer that a visitor goes on with once logged in: where the login leads to (`?next=`) names it, and it was chosen in this tab. */
export function wishedOffer(search: string, now = Date.now()): string | null {
  const next = new URLSearchParams(search).get('next') ?? '';
  const named = new URLSearchParams(next.slice(next.indexOf('?') + 1)).get('buy');
  return named !== null && keptOffer(now) === named ? named : null;
}

function keptOffer(now: number): string | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(intentKey) ?? 'null') as Intent | null;
    return kept && now - kept.at < keptMs ? kept.offer : null;
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
