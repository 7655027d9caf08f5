/** What a developer's own .env sets is not tested: empty counts as unset. */
export const ownSettings = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  LOG_LEVEL: 'warn',
  API_BASE_URL: '',
  APP_URL: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  PAYMENTS: 'sandbox',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_API_URL: '',
  // The tests say by X-Forwarded-For who they are.
  TRUSTED_PROXIES: '1',
} as const;
