import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Written by `scripts/csp.mjs` after the build: for each prerendered page (`/de/courses`) the hashes of its inline scripts
 * and styles, as indexes into `hashes`.
 */
interface CspManifest {
  hashes: string[];
  pages: Record<string, { s: number[]; t: number[] } | undefined>;
}

/** The content security policies of this build. */
export interface PagePolicies {
  /** The policy of the prerendered page at the internal path `/<locale>/...`; undefined when there is no such page. */
  policyFor(internalPath: string): string | undefined;
}

export interface PolicyOptions {
  /** Whether visitors may sign in by Google, whose script, frame and style are allowed then. */
  google?: boolean;
}

/**
 * https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy, and the address that says
 * whose an access token is.
 */
const googleSources = {
  script: ' https://accounts.google.com/gsi/client',
  style: ' https://accounts.google.com/gsi/style',
  connect: ' https://accounts.google.com/gsi/ https://openidconnect.googleapis.com',
  frame: 'https://accounts.google.com/gsi/',
};
const noSources: typeof googleSources = { script: '', style: '', connect: '', frame: "'none'" };

/**
 * Reads the manifest of the build that is being served.
 *
 * @throws Error when there is none: pages without a policy must not be served
 */
export function readPagePolicies({
  google = false,
  buildFolder,
}: PolicyOptions & { buildFolder: string }): PagePolicies {
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
      return contentSecurityPolicy(pick(page.s), pick(page.t), { google });
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
  { google = false }: PolicyOptions = {},
): string {
  const { script, style, connect, frame } = google ? googleSources : noSources;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(scriptHashes)}${script}`,
    `style-src 'self'${quoted(styleHashes)}${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    `frame-src ${frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy under `next dev`, whose tooling evaluates and injects code; never sent by a production build. */
export function developmentPolicy({ google = false }: PolicyOptions = {}): string {
  const { script, style, connect, frame } = google ? googleSources : noSources;
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline' 'unsafe-eval'${script}`,
    `style-src 'self' 'unsafe-inline'${style}`,
    "img-src 'self' data:",
    `connect-src 'self' ws:${connect}`,
    ...(google ? [`frame-src ${frame}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
