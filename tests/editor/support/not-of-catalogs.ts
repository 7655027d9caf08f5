import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeTable } from '../../../lib/i18n/locale-table';
import type { Locale } from '../../../lib/i18n/locales';
import { brand } from '../../../lib/site/brand';
import type { ShownText } from './shown-texts';

/** Why what a page shows is in no catalog; nothing of it should be `lost`. */
type Reason = 'name' | 'number' | 'English sample' | 'content' | 'lost';

/** Of the language of a page. */
export interface OfLanguage {
  lang: string;
  /** All that files of `content` say, letters only. */
  content: string;
  /** What pages of other languages mark as English; grows. */
  samples: Set<string>;
}

const names = [
  brand.name,
  brand.company,
  brand.supportEmail,
  'sitemap.xml',
  ...Object.values(localeTable).map(({ name }) => name),
];

/** Of the CEFR, called so everywhere. */
const level = /^[ABC][12](?:–[ABC][12])?$/;

/** Words of files and pages compare by their letters: marks of Markdown, quotation marks and spaces are set in their own ways. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** What the files of `content` say that are of a language or of none. */
export function ofLanguage(folder: string, locale: Locale, samples: Set<string>): OfLanguage {
  const kinds = readdirSync(path.join(folder, 'content'), { recursive: true, encoding: 'utf8' });
  const own = kinds.filter((file) => {
    const [kind = '', code] = file.split(path.sep);
    const isOfOne = ['blog', 'legal', 'landing'].includes(kind);
    return /\.(?:mdx|yml|json)$/.test(file) && (!isOfOne || code === locale || code === 'en');
  });
  const texts = own.map((file) => readFileSync(path.join(folder, 'content', file), 'utf8'));
  return { lang: localeTable[locale].lang, content: lettersOf(texts.join('\n')), samples };
}

export function reasonOf({ rest, english }: ShownText, { lang, content, samples }: OfLanguage): Reason {
  const letters = lettersOf(rest);
  if (english) samples.add(letters);
  if (!/\p{L}/u.test(letters)) return 'number';
  if (names.some((name) => lettersOf(name) === letters) || level.test(rest) || isCountry(rest, lang))
    return 'name';
  if (samples.has(letters)) return 'English sample';
  if (content.includes(letters)) return 'content';
  return isFormatted(rest, lang) ? 'number' : 'lost';
}

const countries = new Map<string, Set<string>>();

/** Whether it is a country, as Intl names it. */
function isCountry(rest: string, lang: string): boolean {
  const known = countries.get(lang) ?? countriesIn(lang);
  countries.set(lang, known);
  return known.has(rest);
}

function countriesIn(lang: string): Set<string> {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return new Set(letters.flatMap((a) => letters.map((b) => names.of(a + b) ?? '')));
}

/** A day, a time span or an amount, as Intl writes them: every word of it is one of these. */
function isFormatted(rest: string, lang: string): boolean {
  if (!/\d/.test(rest)) return false;
  const words = new Set<string>();
  for (let month = 0; month < 12; month++) {
    for (const style of ['long', 'medium', 'short', 'full'] as const) {
      const day = new Intl.DateTimeFormat(lang, { dateStyle: style }).format(
        new Date(Date.UTC(2026, month, 15)),
      );
      for (const word of day.match(/\p{L}+/gu) ?? []) words.add(word.toLowerCase());
    }
  }
  for (const word of ['k', 'm', 'млн', 'тыс', '万', 'us', 'usd', 'eur', 'min', 's', 'мин', 'с', '分', '秒'])
    words.add(word);
  return (rest.match(/\p{L}+/gu) ?? []).every((word) => words.has(word.toLowerCase()));
}
