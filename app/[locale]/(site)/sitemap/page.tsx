import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/sections/text-page';
import { Link } from '@/lib/i18n/navigation';
import { courses } from '@/lib/site/courses';
import { footerCompany, sitemapFile } from '@/lib/site/menus';
import { pageMetadata } from '@/lib/site/metadata';
import { pageRoutes, type PageId } from '@/lib/site/routes';

export const generateMetadata = () => pageMetadata('sitemap');

const linkClass = 'text-action inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8';
const company: readonly PageId[] = footerCompany;
const account = ['login', 'register', 'forget'] as const;
const pages = Object.values(pageRoutes)
  .filter((route) => route.indexed && !company.includes(route.id as PageId))
  .map((route) => route.id as PageId);

export default function SitemapPage() {
  const t = useTranslations();
  const list = (ids: readonly PageId[]) => (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <Link to={id} className={linkClass}>
            {t(`meta.${id}.name`)}
          </Link>
        </li>
      ))}
    </ul>
  );
  const lessons = (
    <ul>
      {courses.map((course) => (
        <li key={course.key}>
          <Link to={`/courses/${course.slug}`} className={linkClass}>
            {t(`courses.lessons.${course.key}.name`)}
          </Link>
        </li>
      ))}
    </ul>
  );
  const file = t.rich('company.sitemap.fileText', {
    name: sitemapFile.name,
    file: (name) => (
      <a href={sitemapFile.path} className={linkClass}>
        {name}
      </a>
    ),
  });
  return (
    <TextPage
      id="sitemap"
      title={t('company.sitemap.title')}
      sections={[
        { key: 'pages', title: t('company.sitemap.pages'), body: list(pages) },
        { key: 'lessons', title: t('company.sitemap.courses'), body: lessons },
        { key: 'company', title: t('company.sitemap.legal'), body: list(footerCompany) },
        { key: 'account', title: t('company.sitemap.account'), body: list(account) },
        { key: 'file', title: t('company.sitemap.file'), body: file },
      ]}
    />
  );
}
