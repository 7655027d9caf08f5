import 'server-only';
import { env } from '@/lib/env';
import { createServerCaller } from './server-caller';

/**
 * Makes a call of the contract from the server: in process for the embedded API, by HTTP when `API_BASE_URL` names another.
 *
 * @throws ApiError; the reason of `signal` when that is aborted
 */
export const serverCall = createServerCaller({
  apiBaseUrl: env.API_BASE_URL,
  siteUrl: env.SITE_URL,
  loadApp: async () => (await import('@/lib/backend/app')).getApp(),
  jweKey: env.NEXT_PUBLIC_API_JWE_KEY,
});
