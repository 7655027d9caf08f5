import { z } from 'zod';
import { incompleteAi } from './ai-settings';
import { backendSettings } from './backend-settings';
import { incompleteTracking, trackingSettings } from './tracking-settings';

const httpAddress = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an absolute http(s) address, such as ${example}` });

const portRule = 'must be a number from 1 to 65535';

const shape = {
  ...backendSettings,
  ...trackingSettings,
  API_BASE_URL: httpAddress('https://api.example.com/v1')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('An external API in place of the embedded one, which is then never started.'),
  NEXT_PUBLIC_API_JWE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be base64url of 32 bytes')
    .optional()
    .describe('Key by which an external API encrypts its answers.'),
  NEXT_PUBLIC_PAY_HOSTS: z
    .string()
    .regex(
      /^[\w.-]+(?:\s*,\s*[\w.-]+)*$/,
      'must be host names separated by commas, such as checkout.stripe.com',
    )
    .transform((hosts) => hosts.toLowerCase().split(/\s*,\s*/))
    .default(['checkout.stripe.com'])
    .describe("Hosts whose pages may take payments. This site's own always may."),
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'must be a publishable key, which begins with pk_')
    .optional()
    .describe(
      "With it Stripe's script, which watches for fraud, loads where something is bought, and the legal pages say so.",
    ),
  NEXT_PUBLIC_OFFLINE: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe(
      'Whether browsers keep opened lessons and posts for reading without a network. `off` takes back what they have kept, too.',
    ),
  APP_URL: httpAddress('https://app.example.com')
    .optional()
    .describe(
      'Home of an app on its own host, in place of `/app` and all that is below it here: mock exams, their reports, daily practice. The pages ' +
        'then lead there. The account is at `/account` either way.',
    ),
  REQUEST_TIMEOUT_MS: z.coerce
    .number({ error: 'must be a number of milliseconds, such as 30000' })
    .int({ error: 'must be a whole number of milliseconds' })
    .min(1000, { error: 'must be at least 1000 milliseconds' })
    .max(300_000, { error: 'must be at most 300000 milliseconds' })
    .default(30_000)
    .describe(
      'Milliseconds, 1000 to 300000, in which the body of a request has to arrive; a recording has four times as long. After that ' +
        'its connection is ended.',
    ),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portRule)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, portRule)
    .default(3000)
    .describe(
      'Port on which `npm start` and `npm run dev` listen. Other commands choose one that is free by themselves.',
    ),
  HOST: z
    .string()
    // Next would pass what the middleware rewrites on to itself as if it were another server, for ever.
    .regex(
      /^(?!127\.|\[?::1\]?$)\S+$/,
      'must be localhost, 0.0.0.0 or a name of this machine; 127.0.0.1 does not work with Next',
    )
    .optional()
    .describe(
      "Name or address at which the server listens. Unset it is every address of the machine, but this machine's own alone while " +
        '`npm start` opens the sandbox there (see `PAYMENTS`). In a container it is `0.0.0.0`.',
    ),
  BUILD_DIR: z
    .string()
    .regex(/^\.next[\w-]*$/, 'must be .next or begin with it, such as .next-services')
    .default('.next')
    .describe('Folder of the build, below the checkout.'),
  BUILD_DAY: z.iso
    .date('must be a day of the calendar, such as 2026-11-22')
    .optional()
    .describe('The day up to which posts are out. A build sets it for its own processes.'),
  BUILD_LOCALES: z
    .string()
    .regex(/^[a-z]{2}(?:,[a-z]{2})*$/, 'must be codes of languages, such as de,ja')
    .optional()
    .describe(
      'The languages whose pages are drawn. A build that keeps those of the others sets it for its own processes.',
    ),
};

const schema = z.object(shape).superRefine((given, context) => {
  for (const problem of [...incompleteTracking(given), ...incompleteAi(given)])
    context.addIssue({ code: 'custom', ...problem });
});

export type Env = z.infer<typeof schema>;

export const settingNames = Object.keys(shape) as (keyof Env)[];

/** What a setting is for, in Markdown: the one place of what `.env.example` and docs/settings.md say of it. */
export const explanationOf = (name: keyof Env): string => shape[name].description ?? '';

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
