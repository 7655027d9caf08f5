import { z } from 'zod';
import { brand } from '@/lib/site/brand';

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' });

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const proxiesRule = { error: 'must be a whole number from 0 to 10' };

/** The settings the embedded API reads; merged into the one schema of the environment. Reading a value twice changes nothing. */
export const backendSettings = {
  /** Folder of the embedded database and of mail that is not sent. */
  DATA_DIR: z.string().default('.data'),
  /** PostgreSQL; without it the database is a SQLite file in DATA_DIR. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: 'must look like postgresql://user:password@host:5432/database',
    })
    .optional(),
  /** Seals the secrets of authenticator apps; without it a key is made at the first start and kept with the data. */
  FACTOR_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be base64url of 32 bytes')
    .optional(),
  /** Without it mail is written to DATA_DIR/mail. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.com:465' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be one address on one line, such as Example <no-reply@example.com>',
    )
    .default(`${brand.name} <${brand.supportEmail}>`),
  /** Whom messages of the contact form go to. */
  CONTACT_EMAIL: z
    .email({ error: 'must be an email address, such as support@example.com' })
    .default(brand.supportEmail),
  /** Keys by which Google signs ID tokens. */
  GOOGLE_JWKS_URL: httpAddress.default('https://www.googleapis.com/oauth2/v3/certs'),
  /** Says to whom an access token belongs. */
  GOOGLE_USERINFO_URL: httpAddress.default('https://openidconnect.googleapis.com/v1/userinfo'),
  /** Says for which client an access token was made. */
  GOOGLE_TOKENINFO_URL: httpAddress.default('https://oauth2.googleapis.com/tokeninfo'),
  /** Without it nobody can sign in by Google: a token's audience could not be checked. */
  NEXT_PUBLIC_GOOGLE_CLIENT_ID: z.string().optional(),
  /** The fixed signature of `/common/logPath`. */
  NEXT_PUBLIC_LOG_SIGN: z.string().min(1).default('page-path-log'),
  /** The address visitors use: where the payment provider sends them back to. Built into the pages as well. */
  SITE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an absolute http(s) address, such as https://www.example.com',
    })
    .transform((url) => new URL(url).origin)
    .default('http://localhost:3000'),
  /** In development purchases are paid at the sandbox checkout unless Stripe is set up. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /**
   * `sandbox`: purchases are paid at a page of this site and no money moves; a Stripe key overrides it. `off`: nothing is sold.
   * `npm start` without either and without Stripe sets `sandbox` where SITE_URL is an address of this machine.
   */
  PAYMENTS: z.enum(['sandbox', 'off'], { error: 'must be sandbox, off or unset' }).optional(),
  /** Purchases are paid at Stripe. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret or restricted key, which begins with sk_ or rk_')
    .optional(),
  /** Key of the webhook's signatures; without it no event is believed and only asking Stripe completes a purchase. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, which begins with whsec_')
    .optional(),
  STRIPE_API_URL: httpAddress.default('https://api.stripe.com'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  /**
   * How many proxies append to X-Forwarded-For; the visitor's address is that many entries from its end. Entries further left are
   * the visitor's own words. With 0 the header counts for nothing: instrumentation.ts puts the address of the connection there.
   */
  TRUSTED_PROXIES: z.coerce
    .number(proxiesRule)
    .int(proxiesRule)
    .min(0, proxiesRule)
    .max(10, proxiesRule)
    .default(0),
};
