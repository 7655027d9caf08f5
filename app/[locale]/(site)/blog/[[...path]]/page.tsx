import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Hero } from '@/components/sections/hero';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { Section } from '@/components/ui/section';
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
      <Section id="meanwhile" title={t('blog.meanwhile.title')} lead={t('blog.meanwhile.lead')} tone="sunken">
        <ul className="grid gap-4 sm:grid-cols-2">
          {guides.map((id) => (
            <li key={id}>
              <Link
                to={id}
                className="group flex h-full flex-col rounded-card border border-line bg-surface p-6 transition-colors duration-150 hover:border-action"
              >
                <h3 className="flex items-center justify-between gap-3 text-lg font-semibold">
                  {t(`meta.${id}.name`)}
                  <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-action" />
                </h3>
                <p className="mt-2 text-muted">{t(`blog.meanwhile.${id}`)}</p>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
}
