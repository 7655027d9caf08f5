import { readToken } from '../session/token-store';
import { markButtons } from './buttons';
import { showError, updateDesk } from './desk';
import { keepIntent } from './keep-intent';
import type { Shop } from './shop';
import { startPurchase } from './start';
import { SignedOut, startFailure } from './start-failure';
import { loadTexts } from './texts';

interface Begin {
  shop: Shop;
  /** Said when nothing more can be loaded. */
  network: string;
  /** What the buying link of the offer is called. */
  name: string;
  /** Whether the visitor has clicked just now. */
  clicked: boolean;
}

let underWay = false;

/** Begins the purchase of an offer, one at a time, and says what went wrong. */
export async function beginPurchase({ shop, network, name, clicked }: Begin): Promise<void> {
  if (underWay) return;
  underWay = true;
  markButtons(name);
  updateDesk({ starting: true });
  try {
    await startPurchase({ shop, name, clicked });
  } catch (error) {
    if (error instanceof SignedOut || (readToken() === null && !isUnauthorized(error))) {
      keepIntent(name);
      window.location.assign(loginAddress(shop, name));
      return;
    }
    const text = await failureText(error, shop, network);
    if (text !== null) showError(text);
  } finally {
    underWay = false;
    markButtons(null);
    updateDesk({ starting: false });
  }
}

/** A 401 has ended the session and leads to the site root already (API contract, Envelope). */
function isUnauthorized(error: unknown): boolean {
  return (error as { status?: unknown } | null)?.status === 401;
}

async function failureText(error: unknown, shop: Shop, network: string): Promise<string | null> {
  const failure = startFailure(error);
  if (failure === null) return null;
  if ('text' in failure) return failure.text;
  try {
    const t = await loadTexts(shop.locale);
    return t(`payment.errors.${failure.key}`, { email: shop.supportEmail });
  } catch {
    return network;
  }
}

/** Where to sign in, and to come back to this offer. */
function loginAddress({ login }: Shop, name: string): string {
  return `${login}?next=${encodeURIComponent(`${window.location.pathname}?buy=${name}`)}`;
}
