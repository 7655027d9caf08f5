import { localeTable } from './locale-table';
import type { Locale } from './locales';

/** What a text says for each kind of number that its language tells apart; of a kind that it has no example of, `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Of each kind some number is among these, in all our languages: a test says so. Only Romance ones have a word for a million of their own. */
const examples = [...Array.from({ length: 12 }, (_, n) => n), 1.5, 1_000_000];

/**
 * A text for a number that only the browser knows, in every form it may take there: `formFor` (./fill.ts) chooses, and needs no parser
 * of messages for it.
 *
 * @param say the text where a number of the form that is asked for decides; what is shown of it stays a name in braces
 */
export function pluralForms(locale: Locale, say: (example: number) => string): PluralForms {
  const rules = new Intl.PluralRules(localeTable[locale].lang);
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {};
  for (const example of examples) forms[rules.select(example)] ??= say(example);
  return { ...forms, other: forms.other ?? say(0) };
}
