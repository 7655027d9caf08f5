import type { APIRequestContext } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import { folded, matches, message, serverPage } from '../site';

const languages = ['en', 'de', 'ja'] as const;
const legalPages = [
  ['/privacy-policy', 'privacy'],
  ['/cookie', 'cookies'],
] as const;

/** The titles of paragraphs about Google and Stripe, and whether the legal pages have them. */
export async function legalMentions(request: APIRequestContext): Promise<Record<string, boolean>> {
  const found: Record<string, boolean> = {};
  for (const locale of languages) {
    for (const [path, section] of legalPages) {
      const { html } = await serverPage(request, localizePath(path, locale));
      const titles = matches(html, /<h2[^>]*>([^<]*)<\/h2>/g).map(folded);
      for (const service of ['google', 'stripe']) {
        const title = folded(message(locale, 'company', `${section}.${service}.title`));
        found[`${locale} ${path} ${title}`] = titles.includes(title);
      }
    }
  }
  return found;
}
