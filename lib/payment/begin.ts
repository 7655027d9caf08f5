import { readToken } from '../session/token-store';
import { markButtons } from './buttons';
import { showError } from './desk';
import { keepIntent } from './keep-intent';
import { readLive } from './live-offers';
import { advertised } from './offer-name';
import type { BoughtOffer } from './purchases';
import type { Shop } from './shop';
import { startPurchase } from './start';
import { SignedOut, startFailure } from './start-failure';
import { loadTexts } from './texts';

/** Texts that must be there at once, or when nothing more can be loaded. */
export interface UrgentTexts {
  opening: { title: string; text: string };
  network: string;
}

interface Begin {
  shop: Shop;
  texts: UrgentTexts;
  /** Name of the offer. */
  name: string;
  /** Whether the visitor has clicked just now. */
  clicked: boolean;
  /** Where to sign in, and to come back to this offer. */
  login: string;
}

let underWay = false;

/** Begins the purchase of an offer, one at a time, and says what went wrong. */
export async function beginPurchase({ shop, texts, name, clicked, login }: Begin): Promise<void> {
  const offer = offerNamed(name);
  if (!offer || underWay) return;
  underWay = true;
  markButtons(name);
  try {
    await startPurchase({ shop, offer, clicked, opening: texts.opening });
  } catch (error) {
    if (error instanceof SignedOut || (readToken() === null && !isUnauthorized(error))) {
      keepIntent(name);
      window.location.assign(login);
      return;
    }
    const text = await failureText(error, shop, texts);
    if (text !== null) showError(text);
  } finally {
    underWay = false;
    markButtons(null);
  }
}

/** A 401 has ended the session and leads to the site root already (API contract, Envelope). */
function isUnauthorized(error: unknown): boolean {
  return (error as { status?: unknown } | null)?.status === 401;
}

/** What the API offers now, else what the page says. */
function offerNamed(name: string): BoughtOffer | undefined {
  const view = readLive().offers?.get(name);
  if (view === undefined) return advertised(name);
  if (view === null) return undefined;
  const { vipId, amount, days, examNum } = view.offer;
  return { vipId, name, amount, currency: view.offer.currency, days, examNum };
}

async function failureText(error: unknown, shop: Shop, texts: UrgentTexts): Promise<string | null> {
  const failure = startFailure(error);
  if (failure === null) return null;
  if ('text' in failure) return failure.text;
  try {
    const t = await loadTexts(shop.locale);
    return t(`payment.errors.${failure.key}`, { email: shop.supportEmail });
  } catch {
    return texts.network;
  }
}
