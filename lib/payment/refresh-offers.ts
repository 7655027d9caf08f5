import type { Locale } from '../i18n/locales';
import { readToken } from '../session/token-store';
import { largestSaving } from '../site/saving';
import { vipPlans } from '../site/offers';
import { differsFromPages, readOffers, type LiveOffer } from './compare-offers';
import { updateLive } from './live-offers';
import type { OfferPage } from './offer-views';

interface Refresh {
  locale: Locale;
  lang: string;
  page: OfferPage;
  signal: AbortSignal;
}

/**
 * Asks the API for the plans and for `priceSaveUp`. Where it says what the page says already, nothing happens; whatever fails is
 * silent, and the prices of the page stay.
 */
export async function refreshOffers(refresh: Refresh): Promise<void> {
  await Promise.allSettled([
    refreshPlans(refresh),
    ...(refresh.page === 'pricing' ? [refreshSaving(refresh)] : []),
  ]);
}

async function refreshPlans({ locale, lang, page, signal }: Refresh): Promise<void> {
  const offers = await askOffers(signal);
  if (!offers || !differsFromPages(offers)) return;
  const { loadOfferTexts, offerViews } = await import('./offer-views');
  const t = await loadOfferTexts(locale);
  if (!signal.aborted) updateLive({ offers: offerViews(t, lang, page, offers) });
}

/** A user's own list tells what is owned. A session is asked about first: one that is over must not lead away from the page. */
async function askOffers(signal: AbortSignal): Promise<LiveOffer[] | null> {
  if (readToken() !== null) {
    const [{ loadUser }, { loadApi }] = await Promise.all([
      import('../session/user'),
      import('../session/api'),
    ]);
    await loadUser().catch(() => undefined);
    if (readToken() !== null) return readOffers(await (await loadApi()).call('vips', {}, { signal }));
  }
  return readOffers(await askData('/api/v1/common/vips', 'commonVips', signal));
}

async function refreshSaving({ locale, signal }: Refresh): Promise<void> {
  const settings = await askData('/api/v1/common/setting?status=1&keys=priceSaveUp', 'setting', signal);
  if (!Array.isArray(settings)) return;
  const found = (settings as { key?: unknown; status?: unknown; value?: unknown }[]).find(
    (setting) => setting?.key === 'priceSaveUp',
  );
  if (!found || Number(found.status) !== 1) return updateLive({ saving: null });
  const percent = Number(found.value);
  if (!Number.isFinite(percent) || percent > 100 || percent === largestSaving(vipPlans)) return;
  if (percent <= 0) return updateLive({ saving: null });
  const { loadOfferTexts } = await import('./offer-views');
  const t = await loadOfferTexts(locale);
  if (!signal.aborted) updateLive({ saving: t('pricing.saving', { share: percent / 100 }) });
}

/** Ms that an answer may take. */
const timeoutMs = 10_000;

/** The `data` of a public call, without the client, which only an encrypted answer needs. */
async function askData(url: string, name: 'commonVips' | 'setting', signal: AbortSignal): Promise<unknown> {
  const called = new AbortController();
  const callOff = () => called.abort();
  signal.addEventListener('abort', callOff, { once: true });
  const timer = setTimeout(callOff, timeoutMs);
  try {
    const response = await fetch(url, { signal: called.signal });
    if (!response.ok) return undefined;
    if (response.headers.get('content-type')?.startsWith('application/jose')) {
      const { loadApi } = await import('../session/api');
      return await (await loadApi()).call(name, {}, { signal: called.signal });
    }
    const { data, err = null } = (await response.json()) as { data?: unknown; err?: unknown };
    return err === null ? data : undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', callOff);
  }
}
