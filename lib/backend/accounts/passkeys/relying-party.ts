import { isLoopback } from '@/lib/env/loopback.mjs';
import type { BackendSettings } from '../../base/settings';

/** For whom passkeys are made: the host of the site (https://www.w3.org/TR/webauthn-3/#rp-id). */
export const rpId = ({ SITE_URL }: Pick<BackendSettings, 'SITE_URL'>): string => new URL(SITE_URL).hostname;

/**
 * The origin that an answer has to come from: the site's. On this machine alone the port does not count, where a server for tests
 * listens somewhere else than it says.
 *
 * @param clientData of the answer, base64url
 */
export function expectedOrigin(settings: Pick<BackendSettings, 'SITE_URL'>, clientData: string): string {
  const host = rpId(settings);
  if (!isLoopback(host)) return settings.SITE_URL;
  try {
    const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
      origin: string;
    };
    return new URL(origin).hostname === host ? origin : settings.SITE_URL;
  } catch {
    return settings.SITE_URL;
  }
}
