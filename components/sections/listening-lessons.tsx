import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { Course } from '@/lib/site/courses';

/** The lessons of the free course that listening practice leans on. */
export const listeningLessons = [
  { key: 'listenAndType', slug: 'det-prep-course-listen-and-type-questions' },
  { key: 'interactiveListening', slug: 'det-prep-course-interactive-listening' },
  { key: 'scenarios', slug: 'det-listening-words' },
] as const satisfies readonly { key: string; slug: Course['slug'] }[];

/** Links to the free lessons on listening, each with what it teaches; catalog `listen`. */
export function ListeningLessons() {
  const t = useTranslations('listen');
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {listeningLessons.map(({ key, slug }) => (
        <li key={key} className="flex">
          <Link
            to={`/courses/${slug}`}
            className="group flex w-full min-w-0 flex-col rounded-card border border-line bg-surface p-6 transition-colors duration-150 hover:border-action"
          >
            <span className="text-sm font-semibold text-tint-strong">{t('lessons.label')}</span>
            <h3 className="mt-2 text-lg font-semibold group-hover:text-action">
              {t(`lessons.${key}.title`)}
            </h3>
            <p className="mt-2 mb-5 text-muted">{t(`lessons.${key}.body`)}</p>
            <ArrowRight aria-hidden="true" className="mt-auto size-5 text-action" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
