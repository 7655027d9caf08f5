import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TutorMode } from '@/lib/api/contract/tutor/tutor-calls';
import { fill } from '@/lib/i18n/fill';
import { localeTable } from '@/lib/i18n/locale-table';
import type { Locale } from '@/lib/i18n/locales';
import { brand } from '@/lib/site/brand';
import { once } from '../../base/once';
import { testFacts } from './facts';
import type { LessonText } from './lesson-texts';

/** A file of content/prompts, which teachers can read and change. */
const prompt = (name: string) =>
  once(() => {
    const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'content/prompts');
    return readFile(path.join(folder, `${name}.md`), 'utf8');
  });

const prompts = {
  rules: prompt('tutor-rules'),
  standard: prompt('tutor-standard'),
  test: prompt('tutor-test'),
};

interface Told {
  mode: TutorMode;
  locale: Locale;
  lessons: readonly LessonText[];
}

/** What the model is told before anything that a learner has written. Nothing of a learner's stands in it. */
export async function systemPrompt({ mode, locale, lessons }: Told): Promise<string> {
  const texts = await Promise.all([prompts.rules(), prompts[mode]()]);
  const values = {
    brand: brand.name,
    language: languageName(locale),
    facts: testFacts(),
    lessons: lessons.map(asText).join('\n\n') || '(none)',
  };
  return texts.map((text) => fill(text, values).trim()).join('\n\n');
}

const asText = ({ key, name, text }: LessonText): string =>
  `<lesson key="${key}" name="${name}">\n${text}\n</lesson>`;

/** In English, such as `German`. */
const languageName = (locale: Locale): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(localeTable[locale].lang) ?? locale;
