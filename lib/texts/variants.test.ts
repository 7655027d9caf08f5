import { expect, it } from 'vitest';
import { locales } from '../i18n/locales';
import { loadMessages, type Messages } from '../i18n/messages';
import { withVariants, type Variant } from './variants';

/** Texts by their whole keys. */
function leaves(block: object, path = ''): [string, string][] {
  return Object.entries(block).flatMap(([key, value]: [string, unknown]) => {
    const full = path ? `${path}.${key}` : key;
    return typeof value === 'object' && value !== null
      ? leaves(value, full)
      : [[full, String(value)] as [string, string]];
  });
}

const argumentsOf = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name));

const english = await loadMessages('en');
const variants = Object.keys(english.variants) as Variant[];

it.each(variants)(
  '%s changes texts that there are, and asks for no argument that those do not have',
  (variant) => {
    const texts = new Map(leaves({ ...english, variants: {} }));
    for (const [key, text] of leaves(english.variants[variant])) {
      const own = texts.get(key);
      expect(own, key).toBeDefined();
      expect(text, key).not.toBe(own);
      expect(
        [...argumentsOf(text)].filter((name) => !argumentsOf(own ?? '').has(name)),
        key,
      ).toEqual([]);
    }
  },
);

it.each(locales)('puts the texts of a variant in their places in %s, and no others', async (locale) => {
  const messages = await loadMessages(locale);
  const said = withVariants(messages, messages, ['withoutScores']);
  expect(said.home.faq.free.here).toBe(messages.variants.withoutScores.home.faq.free.here);
  const others = new Map(leaves(messages.variants.withoutScores));
  const expected = leaves(messages).map(([key, text]) => [key, others.get(key) ?? text]);
  expect(leaves(said)).toEqual(expected);
});

it('changes nothing without a variant, and of one catalog that one alone', () => {
  expect(withVariants(english, english, [])).toEqual(english);
  const catalog: Partial<Messages> = { meta: english.meta };
  const said = withVariants(catalog, english, ['withoutScores']);
  expect(Object.keys(said)).toEqual(['meta']);
  expect(said.meta?.correction.title).toBe(english.variants.withoutScores.meta.correction.title);
});

/** Of the tutor, whose parts of pages are left out, and of an app elsewhere, which may have all of it. */
const notShown =
  /\.tutor\.|^correction\.faq\.exam\.answer$|^home\.faq\.scores\.answer$|^products\.list\.practice\.second$/;

it('names no AI and no tutor where none is connected, but to say that there is none', () => {
  const said = withVariants(english, english, ['withoutScores', 'withoutSpokenScores']);
  const pages = [
    'chrome',
    'correction',
    'writing',
    'speaking',
    'home',
    'products',
    'courses',
    'pricing',
    'meta',
  ] as const;
  const promised = pages
    .flatMap((page) => leaves(said[page], page))
    .filter(
      ([key, text]) => /\bAI\b|\btutor\b/.test(text) && !/without AI/.test(text) && !notShown.test(key),
    );
  expect(promised).toEqual([]);
});
