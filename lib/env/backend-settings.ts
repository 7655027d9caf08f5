import { z } from 'zod';
import { brand } from '@/lib/site/brand';
import { aiSettings } from './ai-settings';

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' });

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const proxiesRule = { error: 'must be a whole number from 0 to 10' };

/**
 * The settings the embedded API reads; merged into the one schema of the environment. Reading a value twice changes nothing. What each
 * says of itself stands in `.env.example` and docs/settings.md, which `npm run settings` writes.
 */
export const backendSettings = {
  DATA_DIR: z
    .string()
    .default('.data')
    .describe(
      'Folder of what the embedded API keeps: the SQLite database, its key of two-step login, and mail that is not sent.',
    ),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: 'must look like postgresql://user:password@host:5432/database',
    })
    .optional()
    .describe('PostgreSQL in place of the SQLite file.'),
  FACTOR_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be base64url of 32 bytes')
    .optional()
    .describe(
      'Key by which the secrets of authenticator apps are sealed. Without it one is made at the first start and kept: beside SQLite as ' +
        '`DATA_DIR/factor.key`, with PostgreSQL as a row of the database itself, which then holds both. Keep it with the backups: once ' +
        'some account has two-step login, the site does not start with another one (docs/operating.md says what to do where it is lost).',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.com:465' })
    .optional()
    .describe(
      'Mail server. Without one mail is written to `DATA_DIR/mail` and not sent. `smtp://` to another machine wants TLS from it ' +
        '(STARTTLS), unless the address ends in `?requireTLS=false`.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be one address on one line, such as Example <no-reply@example.com>',
    )
    .default(`${brand.name} <${brand.supportEmail}>`)
    .describe('Sender of the mail.'),
  CONTACT_EMAIL: z
    .email({ error: 'must be an email address, such as support@example.com' })
    .default(brand.supportEmail)
    .describe('Whom messages of the contact form go to, and withdrawals that a person has to decide.'),
  GOOGLE_JWKS_URL: httpAddress
    .default('https://www.googleapis.com/oauth2/v3/certs')
    .describe("Keys by which Google signs ID tokens: Google's own, or a stand-in for tests."),
  GOOGLE_USERINFO_URL: httpAddress
    .default('https://openidconnect.googleapis.com/v1/userinfo')
    .describe('Says to whom an access token of Google belongs.'),
  GOOGLE_TOKENINFO_URL: httpAddress
    .default('https://oauth2.googleapis.com/tokeninfo')
    .describe('Says for which client an access token of Google was made.'),
  NEXT_PUBLIC_GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "Switches Google sign-in on. Without it nobody can sign in by Google: a token's audience could not be checked.",
    ),
  NEXT_PUBLIC_LOG_SIGN: z
    .string()
    .min(1)
    .default('page-path-log')
    .describe('Fixed signature of the log of page views, which the page sends and the API asks for.'),
  SITE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an absolute http(s) address, such as https://www.example.com',
    })
    .transform((url) => new URL(url).origin)
    .default('http://localhost:3000')
    .describe(
      'The address that visitors use: canonical addresses, hreflang, the sitemap, shared-link pictures and links in mails carry it, Stripe ' +
        'sends buyers back to it, and passkeys belong to its host. With another `PORT` the default has that one; a build that was made ' +
        'with another port stays.',
    ),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production').describe('Set by Next.'),
  PAYMENTS: z
    .enum(['sandbox', 'off'], { error: 'must be sandbox, off or unset' })
    .optional()
    .describe(
      'With `sandbox` purchases are paid at a test page of this site, where no money moves, so that everybody gets everything for nothing; ' +
        'a Stripe key is stronger. With `off` nothing is sold, also with a Stripe key. Unset and without Stripe, `npm start` chooses the ' +
        'sandbox where `SITE_URL` is an address of this machine, and sells nothing elsewhere; `npm run dev` chooses it everywhere. Pages are ' +
        'built for a test shop or for a real one: a change of that needs a new build.',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret or restricted key, which begins with sk_ or rk_')
    .optional()
    .describe('Purchases are paid at Stripe Checkout. Without it and without the sandbox they are refused.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, which begins with whsec_')
    .optional()
    .describe(
      "Key of the signatures of Stripe's events, which it sends to `<SITE_URL>/api/v1/stripe/webhook`. Without it no event is believed, and " +
        'a purchase completes only while its buyer waits.',
    ),
  STRIPE_API_URL: httpAddress
    .default('https://api.stripe.com')
    .describe("Stripe's API, or a stand-in for tests."),
  ...aiSettings,
  LOG_LEVEL: z
    .enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })
    .default('info')
    .describe('The least that the log of the embedded API says.'),
  // Entries further left are the visitor's own words. With 0 instrumentation.ts puts the address of the connection there.
  TRUSTED_PROXIES: z.coerce
    .number(proxiesRule)
    .int(proxiesRule)
    .min(0, proxiesRule)
    .max(10, proxiesRule)
    .default(0)
    .describe(
      "How many proxies in front append to `X-Forwarded-For`: a visitor's address is that many entries from its end. With 0 what a visitor " +
        "says there counts for nothing: the connection's own address does.",
    ),
};
