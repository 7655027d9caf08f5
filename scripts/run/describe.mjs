import { readFileSync } from 'node:fs';
import { cspManifestFile, readBuildStamp } from './checkout/stamp.mjs';
import { describePayments } from './settings/payments.mjs';
import { siteUrlOf } from './settings/site-url.mjs';
import { describeWaiting } from './waiting-posts.mjs';

/**
 * @param {import('./settings/read-settings.mjs').Settings} env
 * @param {string | undefined} host where the server listens
 * @returns {string[]}
 */
export function describe(env, host) {
  /** @type {import('../csp/csp.mjs').CspManifest} */
  const { pages } = JSON.parse(readFileSync(cspManifestFile, 'utf8'));
  const paths = Object.keys(pages);
  const languages = paths.filter((path) => /^\/[a-z]{2}$/.test(path)).map((path) => path.slice(1));
  const stamp = readBuildStamp();
  return [
    `Site URL: ${siteUrlOf(env)}${env.SITE_URL ? '' : ' (SITE_URL is not set)'}`,
    ...(host === 'localhost' && !env.HOST
      ? ['Reached from: this machine alone, because the test shop is open (HOST=0.0.0.0 lets others in)']
      : []),
    `Languages: ${languages.length} (${languages.join(', ')})`,
    `Build: ${stamp ? `${stamp.buildId} of ${stamp.builtAt}` : 'unknown'}`,
    ...describeApi(env),
    `Content-Security-Policy: by hash, ${paths.length} pages`,
    ...describeWaiting(stamp?.waiting),
  ];
}

/**
 * @param {import('./settings/read-settings.mjs').Settings} env
 * @returns {string[]}
 */
function describeApi(env) {
  if (env.API_BASE_URL) return [`API: /api/v1 hands everything on to ${new URL(env.API_BASE_URL).origin}`];
  const folder = env.DATA_DIR || '.data';
  return [
    'API: embedded, at /api/v1',
    // The address may hold a password.
    `Database: ${env.DATABASE_URL ? `PostgreSQL at ${new URL(env.DATABASE_URL).host}` : `SQLite in ${folder}`}`,
    `Mail: ${env.SMTP_URL ? `by SMTP over ${new URL(env.SMTP_URL).host}` : `written to ${folder}/mail, not sent (SMTP_URL is not set)`}`,
    `Payments: ${describePayments(env)}`,
    `Corrections: ${env.AI_BASE_URL ? `by a model at ${new URL(env.AI_BASE_URL).host}` : 'by the built-in checker, without scores; no tutor (AI_BASE_URL is not set)'}`,
    `Google sign-in: ${env.NEXT_PUBLIC_GOOGLE_CLIENT_ID ? 'on' : 'off (NEXT_PUBLIC_GOOGLE_CLIENT_ID is not set)'}`,
  ];
}
