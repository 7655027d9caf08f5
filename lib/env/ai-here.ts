import { env } from './';
import { isTestShop } from './test-shop.mjs';

const connected = env.API_BASE_URL === undefined && env.AI_BASE_URL !== undefined;
const shop = isTestShop(env) ? 'test' : 'real';

/**
 * An API or an app elsewhere may have a tutor and scores of its own, of which a build knows nothing: its pages keep the whole offer. So do
 * those of a test shop, which say what they are.
 */
const whole = shop === 'test' || env.API_BASE_URL !== undefined || env.APP_URL !== undefined;

/** What pages may promise of the connected service. They are built ahead, so the settings of the build settle it. */
export const aiHere = {
  connected,
  /** Where what members write and say goes, such as `api.example.com`; empty where it goes nowhere. */
  host: env.AI_BASE_URL !== undefined && connected ? new URL(env.AI_BASE_URL).host : '',
  tutor: whole || connected,
  scores: whole || connected,
  /** Whether an estimated score of what is said is promised: a model has to be able to write it down. */
  spokenScores: whole || (connected && env.AI_TRANSCRIBE_MODEL !== undefined),
  /** `test`: no money moves here, and the pages say so. */
  shop: shop as 'test' | 'real',
} as const;
