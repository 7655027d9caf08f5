import { answerMs } from '../api/contract/durations';
import { publicAnswer } from '../session/public-answer';
import { readToken } from '../session/token';
import { updateLive } from './live-offers';
import { offerFingerprint, type OfferBaseline } from './offer-baseline';
import { isTestShop } from './test-shop';

/** Ms that its answers may take. */
export const refreshMs = answerMs;

/**
 * Asks the API for the plans and for `priceSaveUp`. Where it says what the page says already, nothing happens; whatever fails is
 * silent, and the prices of the page stay.
 */
export async function refreshOffers(baseline: OfferBaseline, signal: AbortSignal): Promise<void> {
  const update = () => import('./offer-update');
  const refreshPlans = async () => {
    if (readToken() !== null) return (await update()).updateForUser(baseline, signal);
    const plans = await ask('vips', 'commonVips', signal);
    if (offerFingerprint(plans) !== baseline.plans)
      return (await update()).updateOffers(baseline, plans, signal);
    updateLive({ checked: true, testShop: isTestShop(plans) });
  };
  const refreshSaving = async () => {
    if (baseline.saving === undefined) return;
    const settings = await ask('setting?status=1&keys=priceSaveUp', 'setting', signal);
    const said = JSON.stringify(settings);
    if (said !== JSON.stringify([{ key: 'priceSaveUp', status: 1, value: baseline.saving }]))
      await (await update()).updateSaving(baseline, settings, signal);
  };
  await Promise.allSettled([refreshPlans(), refreshSaving()]);
}

const ask = (path: string, name: 'commonVips' | 'setting', signal: AbortSignal) =>
  publicAnswer(`common/${path}`, {
    signal,
    encrypted: async () => (await import('./offer-update')).askEncrypted(name, signal),
  });
