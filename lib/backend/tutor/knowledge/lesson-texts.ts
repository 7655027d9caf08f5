import type { Locale } from '@/lib/i18n/locales';
import { loadCatalog } from '@/lib/i18n/messages';
import { courses, lessonCatalogs, type CourseKey } from '@/lib/site/courses';
import { once } from '../../base/once';

export interface LessonText {
  key: CourseKey;
  name: string;
  text: string;
}

const read = new Map<Locale, () => Promise<readonly LessonText[]>>();

/** The lessons in a language, in the order of the course. */
export function lessonTexts(locale: Locale): Promise<readonly LessonText[]> {
  const texts = read.get(locale) ?? once(() => readLessons(locale));
  read.set(locale, texts);
  return texts();
}

async function readLessons(locale: Locale): Promise<LessonText[]> {
  const { lessons } = await loadCatalog(locale, 'courses');
  return Promise.all(
    courses.map(async ({ key }) => ({
      key,
      name: lessons[key].name,
      text: linesOf(await loadCatalog(locale, lessonCatalogs[key])).join('\n'),
    })),
  );
}

type Texts = string | { readonly [name: string]: Texts };

/** Its sentences, without the notes to sample answers, which say nothing without them. */
function linesOf(texts: object): string[] {
  return Object.entries(texts as Record<string, Texts>)
    .filter(([name]) => name !== 'samples')
    .flatMap(([, value]) => (typeof value === 'string' ? [plain(value)] : linesOf(value)));
}

const plain = (text: string): string =>
  text.replace(/<del>(.*?)<\/del>/g, '(not: $1)').replace(/<\/?ins>/g, '');
