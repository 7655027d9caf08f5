import type { Locale } from '@/lib/i18n/locales';

/** What is written without Latin letters, by which a sentence in another language is known. */
const scripts: Partial<Record<Locale, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
};

const english = /<en>([^<>]*)<\/en>/g;
/** Neither seen nor said, but able to turn what stands around them. */
const hidden = /[\p{Cc}\p{Cf}]+/gu;
/** Markdown, which nobody reads here. */
const markdown = /\*\*|`/g;

const isAddress = (text: string): boolean => /:\/\/|\bwww\./i.test(text);

/**
 * A sentence of a model as it can be shown: one line, with `<en>` in pairs and no other tag. It is drawn as text in any case.
 *
 * @returns undefined for what no teacher would write: tags, addresses, another script than that of the language
 */
export function saidIn(locale: Locale, given: string): { text: string } | undefined {
  const text = given.replace(/\s+/g, ' ').replace(hidden, '').replace(markdown, '').trim();
  const own = text.replace(english, '');
  if (text === '' || /[<>]/.test(own) || isAddress(text)) return undefined;
  return scripts[locale]?.test(own) === false ? undefined : { text };
}

/**
 * What a model puts in the place of a quote.
 *
 * @returns undefined for what is no correction of it: tags, addresses, far more than stood there
 */
export function replacementOf(quote: string, given: string): string | undefined {
  const text = given.replace(/\s+/g, ' ').replace(hidden, '');
  const isStrange = (strange: (text: string) => boolean) => strange(text) && !strange(quote);
  if (isStrange((one) => /[<>]/.test(one)) || isStrange(isAddress)) return undefined;
  return text.length > 2 * quote.length + 40 ? undefined : text;
}
