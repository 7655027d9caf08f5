import type { z } from 'zod';
import { aiHere } from '../env/ai-here';
import type { Locale } from '../i18n/locales';
import { legalFacts, type LegalFact } from '../site/brand';
import { ArticleFault } from './fault';
import { articleFolder, readArticle, type ArticleSource } from './files';
import { legalHead, readHead } from './front-matter';
import { articleValues, filled } from './values';

export const legalParts = [
  'Note',
  'Only',
  'Mail',
  'ContactForm',
  'InviteLink',
  'WithdrawLink',
  'StoredEntries',
  'ConsentChoice',
] as const;

export interface LegalText extends z.output<typeof legalHead> {
  source: ArticleSource;
}

/**
 * What the braces of legal texts stand for.
 *
 * @param toFill what is said in place of a fact that nobody has filled in
 */
export function legalValues(toFill: string): Readonly<Record<string, string>> {
  const facts = Object.entries(legalFacts) as [LegalFact, string | undefined][];
  return {
    ...articleValues,
    aiHost: aiHere.host,
    ...Object.fromEntries(facts.map(([name, fact]) => [name, fact ?? toFill])),
  };
}

/**
 * The text of a page, such as `privacy-policy`.
 *
 * @throws ArticleFault where the language lacks it or it cannot be read
 */
export function legalText(page: string, locale: Locale): LegalText {
  const source = readArticle('legal', locale, page);
  if (!source) {
    throw new ArticleFault(`${articleFolder('legal', locale)}/${page}.mdx`, undefined, 'is missing');
  }
  const { head, body } = readHead(source, legalHead);
  return {
    ...head,
    title: filled(head.title),
    lead: filled(head.lead),
    source: { file: source.file, text: body },
  };
}
