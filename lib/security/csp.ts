import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitLocale } from '../i18n/paths';
import { offerPages, pathOf, quietPages } from '../routes/routes';
import { joined, noSources, type Sources } from './tracker-sources';

/**
 * Written by `scripts/csp/csp.mjs` after the build: for each prerendered page (`/de/courses`) the hashes of its inline scripts
 * and styles, as indexes into `hashes`.
 */
interface CspManifest {
  hashes: string[];
  pages: Record<string, { s: number[]; t: number[] } | undefined>;
}

export interface PagePolicies {
  /** The policy of the prerendered page at the internal path `/<locale>/...`; undefined when there is no such page. */
  policyFor(internalPath: string): string | undefined;
}

export interface PolicyOptions {
  google?: boolean;
  /** Whether the page loads Stripe's script, which watches for fraud. */
  stripe?: boolean;
  youtube?: boolean;
  trackers?: Sources;
  chat?: Sources;
}

/**
 * https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy, and the address that says
 * whose an access token is.
 */
const googleSources: Sources = {
  ...noSources,
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/', 'https://openidconnect.googleapis.com'],
  frame: ['https://accounts.google.com/gsi/'],
};

/** https://docs.stripe.com/security/guide#content-security-policy, without the maps that only address fields need. */
const stripeSources: Sources = {
  ...noSources,
  script: ['https://*.js.stripe.com', 'https://js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'],
};

/** The host that stores nothing on a visitor's device before a video is played. */
const youtubeSources: Sources = { ...noSources, frame: ['https://www.youtube-nocookie.com'] };

const payPages: readonly string[] = offerPages.map(pathOf);
const quietPaths: readonly string[] = quietPages.map(pathOf);

function isPayPage(internalPath: string): boolean {
  return payPages.includes(splitLocale(internalPath).path);
}

/** Whether the address and the forms of the page are nobody else's business, so that no tracker may load. */
function isQuietPage(internalPath: string): boolean {
  return quietPaths.includes(splitLocale(internalPath).path);
}

function foreignSources({ google, stripe, youtube, trackers, chat }: PolicyOptions) {
  const sources = joined(
    ...(google ? [googleSources] : []),
    ...(stripe ? [stripeSources] : []),
    ...(youtube ? [youtubeSources] : []),
    trackers ?? noSources,
    chat ?? noSources,
  );
  return (kind: keyof Sources) => sources[kind].map((source) => ` ${source}`).join('');
}

interface ServedBuild extends Omit<PolicyOptions, 'youtube'> {
  /** Pages, without language, on which a video of YouTube may be played. */
  youtubePages?: readonly string[];
  buildFolder: string;
}

/**
 * Reads the manifest of the build that is being served.
 *
 * @throws Error when there is none: pages without a policy must not be served
 */
export function readPagePolicies({
  google = false,
  stripe = false,
  youtubePages = [],
  trackers = noSources,
  chat = noSources,
  buildFolder,
}: ServedBuild): PagePolicies {
  const file = path.resolve(/* turbopackIgnore: true */ process.cwd(), buildFolder, 'csp-manifest.json');
  let manifest: CspManifest;
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) as CspManifest;
  } catch (cause) {
    throw new Error('The build has no csp-manifest.json; run `npm run build`, which writes it.', { cause });
  }
  const pages = new Map(Object.entries(manifest.pages));
  return {
    policyFor(internalPath) {
      const page = pages.get(internalPath);
      if (!page) return undefined;
      const pick = (indexes: readonly number[]) => indexes.flatMap((index) => manifest.hashes[index] ?? []);
      return contentSecurityPolicy(pick(page.s), pick(page.t), {
        google,
        stripe: stripe && isPayPage(internalPath),
        youtube: youtubePages.includes(splitLocale(internalPath).path),
        trackers: isQuietPage(internalPath) ? noSources : trackers,
        chat,
      });
    },
  };
}

/**
 * The policy of one page: its own files, and inline scripts and styles only by hash. Web storage holds the session token
 * (spec section 4), so there is no `unsafe-inline` and no `unsafe-eval` anywhere.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  options: PolicyOptions = {},
): string {
  const foreign = foreignSources(options);
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(scriptHashes)}${foreign('script')}`,
    `style-src 'self'${quoted(styleHashes)}${foreign('style')}`,
    `img-src 'self' data:${foreign('img')}`,
    // What readers have recorded, played back to them.
    "media-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${foreign('connect')}`,
    `frame-src${foreign('frame') || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy under `next dev`, whose tooling evaluates and injects code; never sent by a production build. */
export function developmentPolicy(options: PolicyOptions = {}): string {
  const foreign = foreignSources(options);
  const frame = foreign('frame');
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline' 'unsafe-eval'${foreign('script')}`,
    `style-src 'self' 'unsafe-inline'${foreign('style')}`,
    `img-src 'self' data:${foreign('img')}`,
    "media-src 'self' blob:",
    `connect-src 'self' ws:${foreign('connect')}`,
    ...(frame ? [`frame-src${frame}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
