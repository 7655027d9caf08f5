import { useTranslations } from 'next-intl';
import { Hero } from '@/components/sections/hero';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { Dense } from '@/components/ui/dense';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';
import { pageRoutes } from '@/lib/site/routes';

export const dynamicParams = false;

export function generateStaticParams() {
  return [{ path: [] }];
}

export const generateMetadata = () => pageMetadata('blog');

const guides = ['startHere', 'courses', 'learn', 'mockExam'] as const;

export default function BlogPage() {
  const t = useTranslations();
  const route = pageRoutes.blog;
  return (
    <PageFrame route={route}>
      <Hero
        breadcrumb={<PageTrail route={route} current={t('meta.blog.name')} />}
        title={t('blog.title')}
        lead={t('blog.lead')}
      />
      <Dense id="meanwhile" title={t('blog.meanwhile.title')} lead={t('blog.meanwhile.lead')}>
        <ul className="dense-rows">
          {guides.map((id) => (
            <Row
              key={id}
              name={
                <Link to={id} className={rowLinkClass}>
                  {t(`meta.${id}.name`)}
                </Link>
              }
              line={t(`blog.meanwhile.${id}`)}
            />
          ))}
        </ul>
      </Dense>
    </PageFrame>
  );
}
