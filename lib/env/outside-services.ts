import { env } from './';
import { aiHere } from './ai-here';
import { chatOf } from './tracking-settings';

const meta = env.NEXT_PUBLIC_META_PIXEL_ID !== undefined;
const googleTag = env.NEXT_PUBLIC_GOOGLE_TAG_ID !== undefined;
const chat = chatOf(env) !== undefined;

/** Services of others that this build uses, and what of them visitors decide: what the legal pages have to name. */
export const outsideServices = {
  google: env.NEXT_PUBLIC_GOOGLE_CLIENT_ID !== undefined,
  stripe: env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY !== undefined,
  meta,
  googleTag,
  chat,
  ai: aiHere.connected,
  /** Answers are corrected on this server, and go to nobody. */
  ownChecker: !aiHere.connected && env.API_BASE_URL === undefined,
  consent: env.NEXT_PUBLIC_CONSENT === 'opt-in' && (meta || googleTag || chat),
} as const;
