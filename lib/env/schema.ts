import { z } from 'zod';
import { backendSettings } from './backend-settings';
import { incompleteTracking, trackingSettings } from './tracking-settings';

const httpAddress = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an absolute http(s) address, such as ${example}` });

const portRule = 'must be a number from 1 to 65535';

const shape = {
  ...backendSettings,
  ...trackingSettings,
  /** Base of an external API; the embedded one is then never started. */
  API_BASE_URL: httpAddress('https://api.example.com/v1')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Key of encrypted answers: base64url of 32 bytes. */
  NEXT_PUBLIC_API_JWE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be base64url of 32 bytes')
    .optional(),
  /** Hosts that may take payments, separated by commas; this site's own always may. Built in: rebuild after a change. */
  NEXT_PUBLIC_PAY_HOSTS: z
    .string()
    .regex(
      /^[\w.-]+(?:\s*,\s*[\w.-]+)*$/,
      'must be host names separated by commas, such as checkout.stripe.com',
    )
    .transform((hosts) => hosts.toLowerCase().split(/\s*,\s*/))
    .default(['checkout.stripe.com']),
  /** With it Stripe's script, which watches for fraud, loads where something is bought. Built in: rebuild after a change. */
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'must be a publishable key, which begins with pk_')
    .optional(),
  /** Whether browsers keep opened lessons and posts for reading without a network. Built in: rebuild after a change. */
  NEXT_PUBLIC_OFFLINE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /**
   * Home of the app on its own host; without it `/app` is the embedded app home, and the pages say that no exam room is connected.
   * Built in: rebuild after a change.
   */
  APP_URL: httpAddress('https://app.example.com').optional(),
  /** How long the body of a request may take to arrive; then its connection is ended. */
  REQUEST_TIMEOUT_MS: z.coerce
    .number({ error: 'must be a number of milliseconds, such as 30000' })
    .int({ error: 'must be a whole number of milliseconds' })
    .min(1000, { error: 'must be at least 1000 milliseconds' })
    .max(300_000, { error: 'must be at most 300000 milliseconds' })
    .default(30_000),
  /** Where the server listens; other commands than `npm start` and `npm run dev` choose a port of their own. */
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portRule)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, portRule)
    .default(3000),
  /**
   * Name or address the server listens at; every address of the machine where it is unset, but this machine's own alone while the
   * sandbox shop is open there.
   */
  HOST: z
    .string()
    // Next would pass what the middleware rewrites on to itself as if it were another server, for ever.
    .regex(
      /^(?!127\.|\[?::1\]?$)\S+$/,
      'must be localhost, 0.0.0.0 or a name of this machine; 127.0.0.1 does not work with Next',
    )
    .optional(),
  /** Folder of the build to serve, below the checkout. Read from the environment alone, not from .env, by the scripts. */
  BUILD_DIR: z
    .string()
    .regex(/^\.next[\w-]*$/, 'must be .next or begin with it, such as .next-services')
    .default('.next'),
  /** The day up to which posts are out, for the processes of one build, which sets it. From the environment alone. */
  BUILD_DAY: z.iso.date('must be a day of the calendar, such as 2026-11-22').optional(),
};

const schema = z.object(shape).superRefine((given, context) => {
  for (const problem of incompleteTracking(given)) context.addIssue({ code: 'custom', ...problem });
});

export type Env = z.infer<typeof schema>;

/** What the environment may hold; `.env.example` and the README explain each. */
export const settingNames = Object.keys(shape) as (keyof Env)[];

/**
 * Reads the settings. Every one is optional; an empty value counts as unset, as deployment tools often write them.
 *
 * @throws Error naming each setting that cannot be used and what it should look like
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
