import { ApiError } from '../../api/errors';
import { loadApi } from '../../session/api';
import { readToken } from '../../session/token';
import { loadUser } from '../../session/user';
import { currentOffer } from './current-offer';
import { isMobile } from '../../browser/device';
import { go } from '../../browser/go';
import { withLock } from '../../browser/lock';
import { waitFor } from '../wait/wait';
import { payAddress } from './pay-address';
import { openPayTab, type PayTab } from './pay-tab';
import { shownAgain } from './shown-again';
import { justBegun, keep, type BegunPurchase } from '../record/kept';
import { openDialog, record } from '../record/store';
import type { PurchaseSettings } from '../settings';
import { loadTexts } from '../words/texts';
import { OfferGone, UnknownPayAddress } from '../words/start-failure';

interface Start {
  settings: PurchaseSettings;
  /** `data-buy` of the offer's link: the name of an advertised offer, else `id:<vipId>`. */
  name: string;
  /** Whether the visitor has clicked just now: without a click browsers open no tab. */
  clicked: boolean;
}

/**
 * Begins a purchase and leads to where it is paid: in a tab of its own on a computer, in this window on phones and tablets (spec
 * section 4). The purchase is kept before anything else can happen to this page.
 *
 * @throws ApiError, `signed_out` for a visitor; UnknownPayAddress; OfferGone
 */
export async function startPurchase({ settings, name, clicked }: Start): Promise<void> {
  const mobile = isMobile(navigator.userAgent);
  const tab = !mobile && clicked ? openPayTab(settings.lang) : null;
  if (tab) void sayOpening(tab, settings.locale);
  try {
    const purchase = await openCheckout(settings, name, mobile);
    const { id, url } = purchase;
    if (mobile) {
      go(url);
      return await shownAgain();
    }
    tab?.lead(url);
    waitFor(purchase);
    record(id, { kind: 'started', opened: tab !== null });
    openDialog(id);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** One tab at a time, so that a second click goes on with the purchase of the first. */
async function openCheckout(
  settings: PurchaseSettings,
  name: string,
  mobile: boolean,
): Promise<BegunPurchase> {
  const [api, user] = await Promise.all([loadApi(), loadUser().catch(() => null)]);
  // The question for the user has ended a session that was over (and stayed quiet about it).
  if (readToken() === null) throw new ApiError('Signed out', { code: 'signed_out' });
  const userId = user?.id ?? null;
  const offer = await currentOffer(name);
  if (!offer) throw new OfferGone(name);
  return withLock('purchase_start', async () => {
    const begun = justBegun(offer.vipId, userId);
    if (begun) return begun;
    const { logVipId, url } = await api.call('payUrl', {
      query: { vipId: offer.vipId, path: 'pricing', isMobile: mobile ? '1' : '0' },
      headers: { locale: settings.locale },
    });
    const address = payAddress(url, { origin: window.location.origin, hosts: settings.payHosts });
    if (address === null) throw new UnknownPayAddress(url);
    const purchase: BegunPurchase = {
      ...{ id: logVipId, userId, offer, url: address, startedAt: Date.now() },
      phase: 'waiting',
      hidden: false,
    };
    keep(purchase);
    return purchase;
  });
}

async function sayOpening(tab: PayTab, locale: PurchaseSettings['locale']): Promise<void> {
  const t = await loadTexts(locale).catch(() => undefined);
  if (t) tab.say(t('payment.opening.title'), t('payment.opening.text'));
}
