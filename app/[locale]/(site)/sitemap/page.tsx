import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/blocks/text-page';
import { footerCompany } from '@/lib/routes/menus';
import { pageMetadata } from '@/lib/routes/metadata';
import { pageRoutes, type PageId } from '@/lib/routes/routes';
import { LessonLinks, PageLinks, SitemapFile } from './_sections/links';

export const generateMetadata = () => pageMetadata('sitemap');

const company: readonly PageId[] = footerCompany;
const account = ['login', 'register', 'forget'] as const;
const pages = Object.values(pageRoutes)
  .filter((route) => route.indexed && !company.includes(route.id as PageId))
  .map((route) => route.id as PageId);

export default function SitemapPage() {
  const t = useTranslations('company.sitemap');
  return (
    <TextPage
      id="sitemap"
      title={t('title')}
      sections={[
        { key: 'pages', title: t('pages'), body: <PageLinks ids={pages} /> },
        { key: 'lessons', title: t('courses'), body: <LessonLinks /> },
        { key: 'company', title: t('legal'), body: <PageLinks ids={footerCompany} /> },
        { key: 'account', title: t('account'), body: <PageLinks ids={account} /> },
        { key: 'file', title: t('file'), body: <SitemapFile /> },
      ]}
    />
  );
}
