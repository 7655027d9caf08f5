/**
 * @typedef {object} Group settings that are explained together
 * @property {string} title
 * @property {readonly string[]} names in the order in which they are explained
 * @property {string} [note] what holds for all of them, in Markdown
 */

/** What the scripts alone read, with what it is for; all else is explained in lib/env. */
export const ofScripts = {
  CHROMIUM_PATH:
    'Program of a Chromium, Chrome or Edge for the tests and the pictures. Unset one is found or installed.',
  ENV_FILE: 'A file to read in place of the `.env` files.',
};

/** @type {Group} */
export const fromEnvironment = {
  title: 'From the environment alone',
  names: ['ENV_FILE', 'BUILD_DIR', 'BUILD_DAY', 'BUILD_LOCALES', 'CHROMIUM_PATH'],
  note: 'A file cannot set these: they are read before it, or without it.',
};

/** @type {readonly Group[]} those that a file can set */
export const groups = [
  {
    title: 'The site',
    names: [
      'SITE_URL',
      'PORT',
      'HOST',
      'TRUSTED_PROXIES',
      'REQUEST_TIMEOUT_MS',
      'LOG_LEVEL',
      'NEXT_PUBLIC_OFFLINE',
      'APP_URL',
    ],
  },
  {
    title: 'Data and mail',
    names: ['DATA_DIR', 'DATABASE_URL', 'FACTOR_KEY', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL'],
    note: 'They are those of the embedded API.',
  },
  {
    title: 'Payments',
    names: [
      'PAYMENTS',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_URL',
      'NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY',
      'NEXT_PUBLIC_PAY_HOSTS',
    ],
  },
  {
    title: 'Corrections by a model, and the tutor',
    names: [
      'AI_BASE_URL',
      'AI_API_KEY',
      'AI_MODELS',
      'AI_TRANSCRIBE_MODEL',
      'AI_TOKENS_PER_DAY',
      'AI_TIMEOUT_MS',
    ],
    note: 'Without them the built-in checker corrects, nothing that members write or say leaves the site, and there is no tutor.',
  },
  {
    title: 'Signing in with Google',
    names: ['NEXT_PUBLIC_GOOGLE_CLIENT_ID', 'GOOGLE_JWKS_URL', 'GOOGLE_USERINFO_URL', 'GOOGLE_TOKENINFO_URL'],
    note: 'The addresses are for tests.',
  },
  {
    title: 'Measuring',
    names: [
      'NEXT_PUBLIC_PATH_LOG',
      'NEXT_PUBLIC_LOG_SIGN',
      'NEXT_PUBLIC_CONSENT',
      'NEXT_PUBLIC_META_PIXEL_ID',
      'NEXT_PUBLIC_META_PIXEL_URL',
      'NEXT_PUBLIC_GOOGLE_TAG_ID',
      'NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL',
      'NEXT_PUBLIC_GOOGLE_TAG_URL',
    ],
    note: 'Advertisements are measured by nobody unless an id is set.',
  },
  {
    title: 'Support chat',
    names: ['NEXT_PUBLIC_CHAT_PROVIDER', 'NEXT_PUBLIC_CHAT_ID', 'NEXT_PUBLIC_CHAT_URL'],
    note: 'There is none unless both service and id are set.',
  },
  {
    title: 'An API of another service',
    names: ['API_BASE_URL', 'NEXT_PUBLIC_API_JWE_KEY'],
  },
];
