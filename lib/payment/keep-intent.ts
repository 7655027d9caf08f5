/** Session storage of the offer that a visitor has chosen before signing in. */
export const intentKey = 'purchase_intent';

export interface Intent {
  offer: string;
  /** Epoch ms. */
  at: number;
}

/** Remembers, until the tab is closed, which offer a visitor chose before signing in. */
export function keepIntent(offer: string, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(intentKey, JSON.stringify({ offer, at: now } satisfies Intent));
  } catch {
    // Storage is blocked: after signing in the offer has to be chosen again.
  }
}
