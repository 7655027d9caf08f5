import type { APIRequestContext } from '@playwright/test';
import { locales, type Locale } from '@/lib/i18n/locales';
import { matches, serverPage } from '../site';
import { expect } from '../test';
import { surveyPages } from './pages';
import type { Surveyed } from './surveyed';

const known = new Set(surveyPages.map(({ path }) => path));
// The language links of a purchase's page get its number from the address bar; the app home is a page like others to links.
for (const path of ['/success', '/app']) known.add(path);

/** What was asked for once by this worker. */
const files = new Map<string, Promise<number>>();
const documents = new Map<string, Promise<string>>();

function once<Value>(kept: Map<string, Promise<Value>>, key: string, ask: () => Promise<Value>) {
  const value = kept.get(key) ?? ask();
  kept.set(key, value);
  return value;
}

/** Every internal link leads to a file that is there, to a page, and to a place that the page has. */
export async function checkLinks({ url, html }: Surveyed, request: APIRequestContext): Promise<void> {
  for (const href of matches(html, /<a\b[^>]*?\bhref="(\/[^"]*)"/g)) {
    const { pathname, hash } = new URL(href, 'http://site');
    if (pathname.includes('.')) {
      const status = await once(files, pathname, async () => (await request.get(pathname)).status());
      expect.soft(status, `${url} links to ${href}`).toBe(200);
      continue;
    }
    expect.soft(known, `${url} links to ${href}`).toContain(withoutLocale(pathname));
    if (!hash) continue;
    const target = await once(documents, pathname, async () => (await serverPage(request, pathname)).html);
    expect.soft(target.includes(`id="${hash.slice(1)}"`), `${url} links to ${href}`).toBe(true);
  }
}

function withoutLocale(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  const isOther = first !== '' && first !== 'en' && locales.includes(first as Locale);
  return isOther ? pathname.slice(first.length + 1) || '/' : pathname;
}
