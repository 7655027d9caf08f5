import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { fill } from '@/lib/i18n/fill';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { loadCatalog } from '@/lib/i18n/messages';
import { once } from '../../base/once';

export interface Reasons {
  /** By the id of a question; undefined where nobody has written one. */
  why(question: string): string | undefined;
  invented(text: { key: string; values: Readonly<Record<string, string>> }): string;
}

type Texts = ReadonlyMap<string, string>;

const read = new Map<Locale, () => Promise<Texts>>();
const told = new Set<Locale>();

/** @returns in English what has not been translated yet, which the log says once */
export async function reasonsIn(locale: Locale, log: Pick<Logger, 'warn'>): Promise<Reasons> {
  const [own, english, words] = await Promise.all([
    textsIn(locale),
    textsIn(defaultLocale),
    loadCatalog(locale, 'bank-words') as Promise<Readonly<Record<string, string>>>,
  ]);
  const missing = [...english.keys()].filter((question) => !own.has(question)).length;
  if (missing > 0 && !told.has(locale)) {
    told.add(locale);
    log.warn({ locale, missing }, 'reasons of the exam bank that are not translated are told in English');
  }
  return {
    why: (question) => own.get(question) ?? english.get(question),
    invented: ({ key, values }) => fill(words[key] ?? '', values),
  };
}

function textsIn(locale: Locale): Promise<Texts> {
  const texts = read.get(locale) ?? once(() => readTexts(locale));
  read.set(locale, texts);
  return texts();
}

/** content/exam/why/*.<locale>.json, by the ids of questions. */
async function readTexts(locale: Locale): Promise<Texts> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'content/exam/why');
  const names = (await readdir(folder)).filter((name) => name.endsWith(`.${locale}.json`));
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return new Map(files.flatMap((text) => Object.entries(JSON.parse(text) as Record<string, string>)));
}
