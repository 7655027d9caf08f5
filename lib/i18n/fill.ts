import type { PluralForms } from './plural-forms';

/**
 * A text with what was not known when it was said, for places that have the text and not its catalog: each value stands where its name
 * stands in braces, character by character, and a name without a value stays. In what `replace` puts in, `$&` would mean something else.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );

/**
 * The form of a text that goes with a number, to be filled in.
 *
 * @param lang BCP 47
 */
export const formFor = (forms: PluralForms, number: number, lang: string): string =>
  forms[new Intl.PluralRules(lang).select(number)] ?? forms.other;
