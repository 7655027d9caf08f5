import { loadApi } from '../session/api';
import { readToken } from '../session/token-store';
import { loadUser } from '../session/user';
import { updateDesk } from './desk';
import { isMobile } from './device';
import { exclusive } from './exclusive';
import { follow } from './follow';
import { payAddress } from './pay-address';
import { openPayTab } from './pay-tab';
import { justStarted, underWay, type BoughtOffer, type Purchase } from './purchases';
import type { Shop } from './shop';
import { SignedOut, UnknownPayAddress } from './start-failure';

interface Start {
  shop: Shop;
  offer: BoughtOffer;
  /** Whether the visitor has clicked just now: without a click browsers open no tab. */
  clicked: boolean;
  /** Shown in the new tab until its address is known. */
  opening: { title: string; text: string };
}

/**
 * Begins a purchase and leads to where it is paid: in a tab of its own on a computer, in this window on phones and tablets (spec
 * section 4). The purchase is kept before anything else can happen to this page.
 *
 * @throws ApiError; UnknownPayAddress; SignedOut
 */
export async function startPurchase({ shop, offer, clicked, opening }: Start): Promise<void> {
  const mobile = isMobile(navigator.userAgent);
  const tab = !mobile && clicked ? openPayTab(shop.lang, opening.title, opening.text) : null;
  try {
    const purchase = await begin(shop, offer, mobile);
    const { id, url, startedAt, userId } = purchase;
    if (mobile) {
      window.location.assign(url);
      return;
    }
    tab?.lead(url);
    follow(id, userId, { offer, url, startedAt, ready: tab === null });
    updateDesk({ open: id });
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** One tab at a time, so that a second click goes on with the purchase of the first. */
async function begin(shop: Shop, offer: BoughtOffer, mobile: boolean): Promise<Purchase> {
  const [api, user] = await Promise.all([loadApi(), loadUser().catch(() => null)]);
  // The question for the user has ended a session that was over (and stayed quiet about it).
  if (readToken() === null) throw new SignedOut();
  const userId = user?.id ?? null;
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
