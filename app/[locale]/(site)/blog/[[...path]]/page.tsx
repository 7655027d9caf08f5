import { useTranslations } from 'next-intl';
import { Hero } from '@/components/blocks/hero';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTrail } from '@/components/layout/page-trail';
import { Dense } from '@/components/ui/dense';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { Link } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { pageRoutes } from '@/lib/routes/routes';

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
      <Dense id="meanwhile" title={t('blog.meanwhile.title')} lead={t('blog.meanwhile.lead')} atOnce>
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
