import { useTranslations } from 'next-intl';
import { Link } from '@/lib/routes/link';
import { sitemapFile } from '@/lib/routes/menus';
import type { PageId } from '@/lib/routes/routes';
import { courses } from '@/lib/site/courses';

const linkClass = 'text-action inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8';

export function PageLinks({ ids }: { ids: readonly PageId[] }) {
  const t = useTranslations('meta');
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <Link to={id} className={linkClass}>
            {t(`${id}.name`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function LessonLinks() {
  const t = useTranslations('courses.lessons');
  return (
    <ul>
      {courses.map((course) => (
        <li key={course.key}>
          <Link to={`/courses/${course.slug}`} className={linkClass}>
            {t(`${course.key}.name`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function SitemapFile() {
  const t = useTranslations('company.sitemap');
  return t.rich('fileText', {
    name: sitemapFile.name,
    file: (name) => (
      <a href={sitemapFile.path} className={linkClass}>
        {name}
      </a>
    ),
  });
}
