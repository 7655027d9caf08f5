import type { APIRequestContext } from '@playwright/test';
import { locales, type Locale } from '@/lib/i18n/locales';
import { matches, serverPage } from '../site';
import { surveyPages } from './pages';
import { differs, unless, type Surveyed } from './surveyed';

const known = new Set(surveyPages.map(({ path }) => path));
// The language links of a purchase's page get its number from the address bar; the app home is a page like others to links.
for (const path of ['/success', '/app', '/app/exam', '/app/report', '/app/correction', '/account'])
  known.add(path);

/** What was asked for once by this worker. */
const files = new Map<string, Promise<number>>();
const documents = new Map<string, Promise<string>>();

function once<Value>(kept: Map<string, Promise<Value>>, key: string, ask: () => Promise<Value>) {
  const value = kept.get(key) ?? ask();
  kept.set(key, value);
  return value;
}

/** Every internal link leads to a file that is there, to a page, and to a place that the page has. */
export async function checkLinks({ html }: Surveyed, request: APIRequestContext): Promise<string[]> {
  const problems: string[] = [];
  for (const href of new Set(matches(html, /<a\b[^>]*?\bhref="(\/[^"]*)"/g))) {
    const { pathname, hash } = new URL(href, 'http://site');
    if (pathname.includes('.')) {
      const status = await once(files, pathname, async () => (await request.get(pathname)).status());
      problems.push(...differs(`answer of ${href}`, status, 200));
      continue;
    }
    problems.push(...unless(known.has(withoutLocale(pathname)), `links to ${href}, which is no page`));
    if (!hash) continue;
    const target = await once(documents, pathname, async () => (await serverPage(request, pathname)).html);
    problems.push(
      ...unless(target.includes(`id="${hash.slice(1)}"`), `links to ${href}, which has no such place`),
    );
  }
  return problems;
}

function withoutLocale(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  const isOther = first !== '' && first !== 'en' && locales.includes(first as Locale);
  return isOther ? pathname.slice(first.length + 1) || '/' : pathname;
}
