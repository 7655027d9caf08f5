import { intentKey, intentMs, type Intent } from './intent-form';

/**
 * What a visitor goes on to buy once logged in: where the login leads to (`?next=`) names it, and it was chosen in this tab.
 *
 * @returns the {@link Intent} as it was kept, which stays equal to itself; null where there is none
 */
export function wishedOffer(search: string, now = Date.now()): string | null {
  try {
    const kept = window.sessionStorage.getItem(intentKey);
    const { offer, at } = JSON.parse(kept ?? '{}') as Partial<Intent>;
    const leadsOn = new URLSearchParams(search).get('next')?.endsWith(`buy=${offer}`);
    return leadsOn && at && now - at < intentMs ? kept : null;
  } catch {
    return null;
  }
}
