import { env } from './';

/** Services of others whose scripts this build loads: what the legal pages have to name. */
export const outsideServices = {
  google: env.NEXT_PUBLIC_GOOGLE_CLIENT_ID !== undefined,
  stripe: env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY !== undefined,
} as const;
