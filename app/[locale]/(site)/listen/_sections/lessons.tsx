import { BookA, Headphones, MessagesSquare, type IconComponent } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { Link } from '@/lib/routes/link';
import type { Course } from '@/lib/site/courses';

const lessons = {
  listenAndType: { slug: 'det-prep-course-listen-and-type-questions', icon: Headphones },
  interactiveListening: { slug: 'det-prep-course-interactive-listening', icon: MessagesSquare },
  scenarios: { slug: 'det-listening-words', icon: BookA },
} as const satisfies Record<string, { slug: Course['slug']; icon: IconComponent }>;

export function ListeningLessons({ keys }: { keys: readonly (keyof typeof lessons)[] }) {
  const t = useTranslations('listen.lessons');
  return (
    <ul className="dense-rows mt-6 md:mt-10">
      {keys.map((key) => (
        <Row
          key={key}
          icon={lessons[key].icon}
          name={
            <Link to={`/courses/${lessons[key].slug}`} className={rowLinkClass}>
              {t(`${key}.title`)}
            </Link>
          }
          line={<span className="max-sm:hidden">{t(`${key}.body`)}</span>}
          end={t('label')}
        />
      ))}
    </ul>
  );
}
