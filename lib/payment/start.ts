import { loadApi } from '../session/api';
import { readToken } from '../session/token-store';
import { loadUser } from '../session/user';
import { currentOffer } from './current-offer';
import { updateDesk } from './desk';
import { isMobile } from './device';
import { exclusive } from './exclusive';
import { follow } from './follow';
import { payAddress } from './pay-address';
import { openPayTab, type PayTab } from './pay-tab';
import { justStarted, underWay, type Purchase } from './purchases';
import type { Shop } from './shop';
import { loadTexts } from './texts';
import { OfferGone, SignedOut, UnknownPayAddress } from './start-failure';

interface Start {
  shop: Shop;
  /** What the buying link of the offer is called. */
  name: string;
  /** Whether the visitor has clicked just now: without a click browsers open no tab. */
  clicked: boolean;
}

/**
 * Begins a purchase and leads to where it is paid: in a tab of its own on a computer, in this window on phones and tablets (spec
 * section 4). The purchase is kept before anything else can happen to this page.
 *
 * @throws ApiError; UnknownPayAddress; OfferGone; SignedOut
 */
export async function startPurchase({ shop, name, clicked }: Start): Promise<void> {
  const mobile = isMobile(navigator.userAgent);
  const tab = !mobile && clicked ? openPayTab(shop.lang) : null;
  if (tab) void sayOpening(tab, shop.locale);
  try {
    const { id, offer, url, startedAt, userId } = await begin(shop, name, mobile);
    if (mobile) {
      window.location.assign(url);
      return await shownAgain();
    }
    tab?.lead(url);
    follow(id, userId, { offer, url, startedAt, ready: tab === null });
    updateDesk({ open: id });
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Ms after which a page that should have been left counts as staying. */
const leavingMs = 10_000;

/** Ends when the buyer has come back to this page, as it was, or has not left it. */
function shownAgain(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.setTimeout(resolve, leavingMs);
  });
}

/** One tab at a time, so that a second click goes on with the purchase of the first. */
async function begin(shop: Shop, name: string, mobile: boolean): Promise<Purchase> {
  const [api, user] = await Promise.all([loadApi(), loadUser().catch(() => null)]);
  // The question for the user has ended a session that was over (and stayed quiet about it).
  if (readToken() === null) throw new SignedOut();
  const userId = user?.id ?? null;
  const offer = await currentOffer(name);
  if (!offer) throw new OfferGone(name);
  return exclusive('purchase_start', async () => {
    const started = justStarted(offer.vipId, userId);
    if (started) return started;
    const { logVipId, url } = await api.call('payUrl', {
      query: { vipId: offer.vipId, path: 'pricing', isMobile: mobile ? '1' : '0' },
      headers: { locale: shop.locale },
    });
    const address = payAddress(url, { origin: window.location.origin, hosts: shop.payHosts });
    if (address === null) throw new UnknownPayAddress(url);
    const purchase: Purchase = { id: logVipId, offer, url: address, startedAt: Date.now(), userId };
    underWay.put(purchase);
    return purchase;
  });
}

/** What stands in the new tab until its address is known. */
async function sayOpening(tab: PayTab, locale: Shop['locale']): Promise<void> {
  const t = await loadTexts(locale).catch(() => undefined);
  if (t) tab.say(t('payment.opening.title'), t('payment.opening.text'));
}
