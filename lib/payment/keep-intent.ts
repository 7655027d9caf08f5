import { intentKey, type Intent } from './intent-form';

/**
 * Remembers, until the tab is closed, which offer a visitor chose before signing in.
 *
 * @param said how the API calls it and what for, where the page knows better than it was built
 */
export function keepIntent(offer: string, now = Date.now(), said?: Intent['said'] | null): void {
  const intent: Intent = { offer, at: now, ...(said && { said: { name: said.name, price: said.price } }) };
  try {
    window.sessionStorage.setItem(intentKey, JSON.stringify(intent));
  } catch {
    // Storage is blocked: after signing in the offer has to be chosen again.
  }
}
