import type { Env } from '../env';
import { writeConnectionAddress } from './connection-address';
import { sendCommonHeaders } from './headers';
import { makeRequestsOrdinary } from './ordinary-requests';
import { markPageDataRequests } from './page-data';
import { limitRequestTime } from './request-time';

/** What holds for every request of this process, whoever answers it. To be called once, before the first one. */
export function guardRequests({
  REQUEST_TIMEOUT_MS,
  SITE_URL,
  TRUSTED_PROXIES,
}: Pick<Env, 'REQUEST_TIMEOUT_MS' | 'SITE_URL' | 'TRUSTED_PROXIES'>): void {
  if (TRUSTED_PROXIES === 0) writeConnectionAddress();
  makeRequestsOrdinary();
  markPageDataRequests();
  sendCommonHeaders(SITE_URL);
  limitRequestTime(REQUEST_TIMEOUT_MS);
}
