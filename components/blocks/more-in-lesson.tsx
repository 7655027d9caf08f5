import { useTranslations } from 'next-intl';
import { Link } from '@/lib/routes/link';
import { courses, type CourseKey } from '@/lib/site/courses';

export function MoreInLesson({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('questions');
  const slug = courses.find(({ key }) => key === lesson)?.slug;
  if (!slug) return null;
  return t.rich('moreInLesson', {
    link: (chunks) => (
      <Link to={`/courses/${slug}`} className="text-action underline underline-offset-4">
        {chunks}
      </Link>
    ),
  });
}
