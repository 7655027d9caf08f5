import { loadCatalog } from '../i18n/messages';
import type { Locale } from '../i18n/locales';
import { lessonCatalogs, type CourseKey } from './courses';
import { cueKeys, type CueKey } from './videos';

/** A lesson's texts by cue as the catalog has them, tags and all, and the heading that some stand under on the page. */
export type CueTexts = Readonly<Record<CueKey, { text: string; label?: string }>>;

export async function cueTexts(locale: Locale, lesson: CourseKey): Promise<CueTexts> {
  const [courses, labels, texts] = await Promise.all([
    loadCatalog(locale, 'courses'),
    loadCatalog(locale, 'lesson'),
    loadCatalog(locale, lessonCatalogs[lesson]),
  ]);
  const labelOf: Partial<Record<CueKey, string>> = {
    goal: labels.goal,
    'facts.time': labels.facts.time,
    'facts.count': labels.facts.count,
    'facts.score': labels.facts.score,
    'check.1': labels.check,
  };
  const textOf = (key: CueKey) => (key === 'name' ? courses.lessons[lesson].name : textAt(texts, key));
  return Object.fromEntries(
    cueKeys.map((key) => [key, { text: textOf(key), label: labelOf[key] }]),
  ) as unknown as CueTexts;
}

/** @throws Error when the catalog has no text under the dotted key */
function textAt(catalog: object, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], catalog);
  if (typeof found !== 'string') throw new Error(`A lesson has no text under ${key}`);
  return found;
}

/**
 * What is said and captioned: the text under its heading, without tags. Words that a correction strikes out are left out, because
 * a voice cannot strike.
 */
export function saidIn({ text, label }: { text: string; label?: string }): string {
  const words = text
    .replace(/<del>.*?<\/del>/g, '')
    .replace(/<\/?\w+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return label === undefined ? words : `${label}: ${words}`;
}
