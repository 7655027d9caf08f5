import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { fill } from '../../lib/i18n/fill';
import type { Locale } from '../../lib/i18n/locales';
import type { Messages } from '../../lib/i18n/messages';
import type { Namespace } from '../../lib/i18n/namespaces';
import { brand } from '../../lib/site/brand';

const catalogs = new Map<string, unknown>();

/** A whole catalog, for texts with values. */
export function catalog<Name extends Namespace>(locale: Locale, namespace: Name): Messages[Name] {
  const file = path.join('messages', locale, `${namespace}.json`);
  if (!catalogs.has(file)) catalogs.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return catalogs.get(file) as Messages[Name];
}

/** A message of a catalog by its dotted key, with `{brand}` filled in; throws when there is none. */
export function message(locale: Locale, namespace: Namespace, key: string): string {
  const value = key
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      catalog(locale, namespace),
    );
  if (typeof value !== 'string') throw new Error(`No message ${key} in ${namespace}.json of ${locale}`);
  return fill(value, { brand: brand.name });
}

/** A message with its values filled in as the site does, `{brand}` included. */
export function translate(
  locale: Locale,
  namespace: Namespace,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const messages = { said: message(locale, namespace, key) };
  return createTranslator({ locale, messages, onError: fail })('said', values);
}

function fail(error: Error): never {
  throw error;
}

/** Folds white space, no-break spaces included, as the text of `serverPage` is folded. */
export function folded(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** What a reader without script, and a search engine, gets of an address. */
export interface ServerPage {
  status: number;
  headers: Record<string, string>;
  /** The document without its scripts: the flight data repeats every text, so a broken page would pass with them. */
  html: string;
  /** Visible text: no tags, entities decoded, white space folded. */
  text: string;
}

/** Fetches a page as a client without script does, without following redirects. */
export async function serverPage(request: APIRequestContext, url: string): Promise<ServerPage> {
  const response = await request.get(url, { maxRedirects: 0 });
  return { status: response.status(), headers: response.headers(), ...readDocument(await response.text()) };
}

/** What of a document's source is there without script. */
export function readDocument(source: string): Pick<ServerPage, 'html' | 'text'> {
  const html = source.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  const body = html.slice(html.indexOf('<body'));
  return { html, text: folded(decode(body.replace(/<[^>]+>/g, ' '))) };
}

/** Every value of `pattern`'s first group in `html`, entities decoded. */
export function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => decode(match[1] ?? ''));
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex: string, decimal: string, name: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return named[name] ?? entity;
    },
  );
}

/** Waits until the islands of the page answer: React has marked its root container. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  await page.waitForFunction(() => {
    const header = document.querySelector('header, main');
    return header !== null && Object.keys(header).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Whether an address is a call of the API, other than the log of page views, which every page sends. */
export function isApiCall(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith('/api/') && pathname !== '/api/v1/common/logPath';
}
