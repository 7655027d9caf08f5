import { jsonEntry } from '../../browser/storage';
import { readLive } from '../../offers/live-offers';

interface Intent {
  /** `data-buy` of its link: the name of an advertised offer, else `id:<vipId>`. */
  offer: string;
  /** Epoch ms. */
  at: number;
  /** How the API called it and what for, where that is not what the pages were built with. */
  said?: { name: string; price: string };
}

/** Ms that a visitor has to sign in, or to open an account, until the choice counts as dropped. */
const intentMs = 3_600_000;

/** Where storage is blocked the offer has to be chosen again after signing in. */
export const intentEntry = jsonEntry<Intent>({ area: 'sessionStorage', name: 'purchase_intent', parse });

/**
 * Remembers, until the tab is closed, which offer a visitor chose before signing in; also how the API calls it and what for, where
 * the page knows better than it was built.
 */
export function keepIntent(offer: string, now = Date.now()): void {
  const said = readLive().offers?.get(offer);
  intentEntry.write({ offer, at: now, ...(said && { said: { name: said.name, price: said.price } }) });
}

/** The choice of this tab, the very same as long as it is kept; null where there is none any more. */
export function readIntent(now: number): Intent | null {
  const kept = intentEntry.read();
  return kept && now - kept.at < intentMs ? kept : null;
}

export function offerIn(search: string): string | null {
  return new URLSearchParams(search).get('buy');
}

/**
 * What a visitor goes on to buy once logged in: where the login leads to (`?next=`) names it, and it was chosen in this tab.
 *
 * @returns the very same intent as long as it is kept; null where there is none
 */
export function wishedOffer(search: string, now = Date.now()): Intent | null {
  const chosen = readIntent(now);
  const [address = ''] = (new URLSearchParams(search).get('next') ?? '').split('#');
  const [, query = ''] = address.split('?');
  return chosen !== null && offerIn(query) === chosen.offer ? chosen : null;
}

function parse(value: unknown): Intent | null {
  const { offer, at, said } = (value ?? {}) as Partial<Intent>;
  if (typeof offer !== 'string' || typeof at !== 'number') return null;
  return { offer, at, ...(said && { said }) };
}
