import { runDays } from '@/lib/diagnostic/run';
import { localeCookie } from '@/lib/routes/locale-cookie';

/**
 * What this site stores in a browser, by the paragraphs of /cookie that tell of it. A test walks through the site and holds every
 * name it finds to this list.
 */
export const storedEntries = {
  language: [localeCookie.name],
  session: ['det_i18n_token'],
  device: ['known_device'],
  notice: ['cookieShow'],
  offer: ['languageSuggestion'],
  draft: ['language_draft'],
  words: ['vocabulary_cards'],
  practice: ['practice_answers'],
  progress: ['course_progress'],
  diagnostic: ['diagnostic_run', 'diagnostic_result'],
  origin: ['visit_origin'],
  steps: ['pending_register', 'pending_reset'],
  purchase: ['purchase_intent', 'purchases_under_way', 'purchases_paid', 'lease:…'],
} as const;

/** Days that the entries last which last longer than the session. */
export const storedDays = {
  language: localeCookie.attributes.maxAge / 86_400,
  session: 90,
  device: 365,
  diagnostic: runDays,
  origin: 90,
} as const;

/** Stored where Google signs in: by Google's script, and by this site while a sign-in is under way and right after it. */
export const googleEntries = { script: ['g_state'], steps: ['google_sign_in', 'new_user'] } as const;

/** https://stripe.com/legal/cookies-policy */
export const stripeEntries = ['__stripe_mid', '__stripe_sid'] as const;
