import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import { folded, matches, serverPage } from '../site';

const languages = ['en', 'de', 'ja'] as const;
const legalPages = ['privacy-policy', 'cookie'] as const;
const services = ['google', 'stripe', 'meta', 'googleTag', 'chat'] as const;

/** What the legal pages say of services of others, by its first words, and whether it stands there. */
export async function legalMentions(request: APIRequestContext): Promise<Record<string, boolean>> {
  const found: Record<string, boolean> = {};
  for (const locale of languages) {
    for (const page of legalPages) {
      const { html } = await serverPage(request, localizePath(`/${page}`, locale));
      const said = matches(html, /<strong[^>]*>([^<]*)<\/strong>/g).map(folded);
      const text = readFileSync(`content/legal/${locale}/${page}.mdx`, 'utf8');
      for (const service of services) {
        const [, words = ''] =
          new RegExp(`<Only service="${service}">\\s*\\*\\*(.+?)\\*\\*`).exec(text) ?? [];
        found[`${locale} /${page} ${service}: ${folded(words)}`] = said.includes(folded(words));
      }
    }
  }
  return found;
}
