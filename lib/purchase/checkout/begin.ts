import { decodeError, hasCode } from '../../api/errors';
import { go } from '../../browser/go';
import { readToken } from '../../session/token';
import { markButtons } from '../../offers/buttons';
import { readPurchases, setStarting, showError } from '../record/store';
import { keepIntent } from './intent';
import type { PurchaseSettings } from '../settings';
import { startPurchase } from './start';
import { startFailure } from '../words/start-failure';
import { loginToBuy } from '../../session/login-href';
import { loadTexts } from '../words/texts';

interface Begin {
  settings: PurchaseSettings;
  network: string;
  /** `data-buy` of the offer's link: the name of an advertised offer, else `id:<vipId>`. */
  name: string;
  clicked: boolean;
}

/** Begins the purchase of an offer, one at a time, and says what went wrong. */
export async function beginPurchase({ settings, network, name, clicked }: Begin): Promise<void> {
  if (readPurchases().starting) return;
  setStarting(true);
  markButtons(name);
  try {
    await startPurchase({ settings, name, clicked });
  } catch (error) {
    // The API's own 401 has ended the session and leads to the site root already (API contract, Envelope).
    if (hasCode(error, 'signed_out') || (readToken() === null && decodeError(error).kind !== 'signedOut')) {
      keepIntent(name);
      go(loginToBuy(settings.login, window.location.pathname, name));
      return;
    }
    const text = await failureText(error, settings, network);
    if (text !== null) showError(text);
  } finally {
    markButtons(null);
    setStarting(false);
  }
}

async function failureText(
  error: unknown,
  settings: PurchaseSettings,
  network: string,
): Promise<string | null> {
  const failure = startFailure(error);
  if (failure === null) return null;
  if ('text' in failure) return failure.text;
  try {
    const t = await loadTexts(settings.locale);
    return t(`payment.errors.${failure.key}`, { email: settings.supportEmail });
  } catch {
    return network;
  }
}
