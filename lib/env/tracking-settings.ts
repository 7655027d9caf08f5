import { z } from 'zod';

/** Its host becomes a part of every page's policy, where a star or a semicolon would say something else. */
const httpAddress = z.url({
  protocol: /^https?$/,
  hostname: /^[a-z\d.-]+$/i,
  error: 'must be an absolute http(s) address',
});

const chatPages = {
  crisp: 'https://go.crisp.chat/chat/embed/',
  chatwoot: 'https://app.chatwoot.com/widget',
} as const;

export const chatNames = { crisp: 'Crisp', chatwoot: 'Chatwoot' } as const satisfies Record<
  keyof typeof chatPages,
  string
>;

/** The scripts of Meta and Google, whose events go to hosts that lib/security/tracker-sources.ts knows. */
export const trackerScripts = {
  meta: 'https://connect.facebook.net/en_US/fbevents.js',
  google: 'https://www.googletagmanager.com/gtag/js',
} as const;

/** What is measured and who helps; merged into the one schema of the environment. All are built into the pages. */
export const trackingSettings = {
  NEXT_PUBLIC_PATH_LOG: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe(
      "Whether page views are logged at the API: this site's own log of path and language, and nothing of who it was.",
    ),
  NEXT_PUBLIC_META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the number of a pixel')
    .optional()
    .describe('With it advertisements at Meta are measured: click ids are kept, paid orders reported.'),
  NEXT_PUBLIC_META_PIXEL_URL: httpAddress
    .default(trackerScripts.meta)
    .describe("Script of the pixel: Meta's own, or a stand-in for tests."),
  NEXT_PUBLIC_GOOGLE_TAG_ID: z
    .string()
    .regex(/^(?:G|AW)-[A-Z0-9]{4,20}$/, 'must begin with G- or AW-')
    .optional()
    .describe(
      'A tag of Google, `G-…` of Analytics or `AW-…` of Ads: page views and paid orders are measured.',
    ),
  NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: z
    .string()
    .regex(/^[\w-]{4,64}$/, 'must be the part of send_to behind the slash')
    .optional()
    .describe('With a tag `AW-…`: which conversion of Google Ads a paid order is.'),
  NEXT_PUBLIC_GOOGLE_TAG_URL: httpAddress
    .default(trackerScripts.google)
    .describe("Script of the tag: Google's own, or a stand-in for tests."),
  NEXT_PUBLIC_CONSENT: z
    .enum(['opt-in'], { error: 'must be opt-in or unset' })
    .optional()
    .describe(
      'With `opt-in` the chat and what measures advertisements wait until the visitor has accepted them. Else the notice of cookies ' +
        'stands there, and /cookie lets one decline. A browser with Global Privacy Control is never measured.',
    ),
  NEXT_PUBLIC_CHAT_PROVIDER: z
    .enum(Object.keys(chatPages) as (keyof typeof chatPages)[], { error: 'must be crisp or chatwoot' })
    .optional()
    .describe('Service of the support chat.'),
  NEXT_PUBLIC_CHAT_ID: z
    .string()
    .regex(/^[\w-]{4,64}$/, 'must be the id of the site at the service')
    .optional()
    .describe('The website id at Crisp, or the website token at Chatwoot.'),
  NEXT_PUBLIC_CHAT_URL: httpAddress
    .optional()
    .describe(
      "Page of the chat where it is not the service's own, such as https://chat.example.com/widget for a Chatwoot of one's own.",
    ),
};

type Given = z.infer<z.ZodObject<typeof trackingSettings>>;

export function incompleteTracking(given: Given): { path: [keyof Given]; message: string }[] {
  const needs = (name: keyof Given, other: keyof Given) =>
    given[name] !== undefined && given[other] === undefined
      ? [{ path: [name] as [keyof Given], message: `needs ${other} as well` }]
      : [];
  const { NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: label, NEXT_PUBLIC_GOOGLE_TAG_ID: tag } = given;
  return [
    ...needs('NEXT_PUBLIC_CHAT_PROVIDER', 'NEXT_PUBLIC_CHAT_ID'),
    ...needs('NEXT_PUBLIC_CHAT_ID', 'NEXT_PUBLIC_CHAT_PROVIDER'),
    ...needs('NEXT_PUBLIC_CHAT_URL', 'NEXT_PUBLIC_CHAT_PROVIDER'),
    ...(label !== undefined && !tag?.startsWith('AW-')
      ? [
          {
            path: ['NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL' as const] as [keyof Given],
            message: 'needs NEXT_PUBLIC_GOOGLE_TAG_ID to begin with AW-',
          },
        ]
      : []),
  ];
}

/** The chat that the settings switch on; undefined without one. */
export function chatOf(given: Given) {
  const { NEXT_PUBLIC_CHAT_PROVIDER: provider, NEXT_PUBLIC_CHAT_ID: id } = given;
  if (provider === undefined || id === undefined) return undefined;
  return { provider, id, url: given.NEXT_PUBLIC_CHAT_URL ?? chatPages[provider] };
}
