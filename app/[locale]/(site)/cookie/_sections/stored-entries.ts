import { deviceDays, sessionDays } from '@/lib/api/contract/durations';
import { runDays } from '@/lib/diagnostic/run';
import { localeCookie } from '@/lib/routes/locale-cookie';
import { choiceDays, refusalDays, refusalName } from '@/lib/visit/consent';
import { clickIdDays, originDays } from '@/lib/visit/kept-days';

/**
 * What this site stores in a browser, by the paragraphs of /cookie that tell of it. A test walks through the site and holds every
 * name it finds to this list.
 */
export const storedEntries = {
  language: [localeCookie.name],
  session: ['det_i18n_token'],
  /** With a prefix where the site is at https (lib/site/secure-name.ts). */
  device: ['known_device'],
  secondStep: ['pending_login', 'login_step'],
  notice: ['cookieShow'],
  offer: ['languageSuggestion'],
  draft: ['language_draft'],
  renewal: ['reloaded_at'],
  words: ['vocabulary_cards'],
  practice: ['practice_answers', 'practice_times'],
  daily: ['practice_again', 'practice_days', 'practice_free'],
  progress: ['course_progress'],
  diagnostic: ['diagnostic_run', 'diagnostic_result', 'diagnostic_seen', 'diagnostic_details'],
  account: ['practice_account'],
  origin: ['visit_origin'],
  steps: ['pending_register', 'pending_reset'],
  exam: ['exam_draft', 'exam_outbox'],
  correction: ['correction_drafts'],
  tutor: ['tutor_draft'],
  purchase: ['purchase_intent', 'purchases_under_way', 'purchases_paid', 'lease:…'],
} as const;

/** What keeps pages for reading without a network, and how many (public/offline-worker.js); the names end with the build. */
export const offlineCaches = { names: ['offline-pages-…', 'offline-files-…'], pages: 60 } as const;

/** Days that the entries last which last longer than the session. */
export const storedDays = {
  language: localeCookie.attributes.maxAge / 86_400,
  session: sessionDays,
  device: deviceDays,
  diagnostic: runDays,
  origin: originDays,
  choice: choiceDays,
  refusal: refusalDays,
  clickId: clickIdDays,
} as const;

/** Stored where Google signs in: by Google's script, and by this site while a sign-in is under way and right after it. */
export const googleEntries = { script: ['g_state'], steps: ['google_sign_in', 'new_user'] } as const;

/** https://stripe.com/legal/cookies-policy */
export const stripeEntries = ['__stripe_mid', '__stripe_sid'] as const;

/** Stored where advertising is measured or consent is asked for: what the visitor has chosen. */
export const choiceEntries = { kept: ['consent'], refusal: [refusalName] } as const;

/** Stored where advertising at Meta is measured: by this site, and by Meta's script. */
export const metaEntries = {
  click: ['_fbc'],
  logged: ['click_ids_logged'],
  script: ['_fbp', 'lastExternalReferrer', 'lastExternalReferrerTime', 'multiFbc'],
} as const;

export const googleTagEntries = ['_ga', '_ga_…', '_gcl_au', '_gcl_…'] as const;

export const chatEntries = ['chat_conversation'] as const;
