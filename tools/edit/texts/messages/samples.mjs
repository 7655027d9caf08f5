/** @typedef {import('../../contract').Argument} Argument @typedef {import('../../contract').Form} Form */

/** @param {string} lang @param {Intl.DateTimeFormatOptions} style */
const day = (lang, style) => new Intl.DateTimeFormat(lang, { ...style, timeZone: 'UTC' }).format(sampleDay);

/** Noon of a day whose number and month are told apart. */
export const sampleDay = new Date('2027-05-21T12:00:00Z');

/** @type {Record<string, (lang: string, brand: string) => string>} */
const byName = {
  brand: (_, brand) => brand,
  company: (_, brand) => brand,
  email: () => 'kim@example.com',
  name: () => 'Kim',
  code: () => '482913',
  link: () => 'https://example.com/…',
  word: () => 'bicycle',
  like: () => 'recycle',
  price: () => '$19.90',
  amount: () => '$19.90',
  writing: () => '$1.50',
  speaking: () => '$2.50',
  date: (lang) => day(lang, { dateStyle: 'long' }),
  when: (lang) => day(lang, { dateStyle: 'long' }),
  time: (lang) => day(lang, { timeStyle: 'short' }),
};

/**
 * A value for each argument, so that a text can be shown without its page. What is not known by its name stands as it.
 *
 * @param {readonly Argument[]} args @param {string} lang BCP 47 @param {string} brand
 * @returns {Record<string, string | number>}
 */
export function sampleValues(args, lang, brand) {
  return Object.fromEntries(
    args.map(({ name, kind, options = [] }) => {
      if (kind === 'plain') return [name, byName[name]?.(lang, brand) ?? `‹${name}›`];
      if (kind === 'select') return [name, options[0] ?? 'other'];
      return [name, kind === 'date' ? sampleDay.toISOString() : 3];
    }),
  );
}

/** Of each kind some number is among these, in all our languages. */
const examples = [...Array.from({ length: 26 }, (_, n) => n), 100, 1.5, 1_000_000];

/**
 * A number for which a plural takes the case; undefined for a case that the language never takes.
 *
 * @param {string} name such as `few` or `=0` @param {string} lang @param {'cardinal' | 'ordinal'} type
 */
export function numberFor(name, lang, type) {
  if (name.startsWith('=')) return Number(name.slice(1));
  const rules = new Intl.PluralRules(lang, { type });
  // The most usual of a kind: 1 book, 2 books, and 5 rather than 0 where both are many.
  const [first = 0, ...rest] = examples.filter((number) => rules.select(number) === name);
  if (rules.select(first) !== name) return undefined;
  return first === 0 ? (rest[0] ?? first) : first;
}
