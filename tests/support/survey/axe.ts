import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a language can do wrong where another does not: its name, and the contrast of its typefaces and of a scheme. */
const rulesOfLanguage = ['html-has-lang', 'html-lang-valid', 'valid-lang', 'color-contrast'];

interface Scope {
  /** All of WCAG 2.2 A and AA, or those in which languages differ. */
  rules?: 'all' | 'language';
  /** Selectors of what is left out. */
  without?: readonly string[];
}

/** What axe finds wrong with a page as it stands, one entry a rule. */
export async function violationsOf(
  page: Page,
  { rules = 'all', without = [] }: Scope = {},
): Promise<string[]> {
  // In the page itself, which has no frames of others: the builder's other way opens a page for each analysis.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    // Style sheets are loaded again for none of these rules.
    preload: { assets: ['media'] },
  });
  for (const selector of without) builder.exclude(selector);
  const { violations } = await (
    rules === 'all' ? builder.withTags(tags) : builder.withRules(rulesOfLanguage)
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
