import { useTranslations } from 'next-intl';
import { Hero } from '@/components/blocks/hero';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTrail } from '@/components/layout/page-trail';
import { pageMetadata } from '@/lib/routes/metadata';
import { pageRoutes } from '@/lib/routes/routes';
import { facts } from '@/lib/site/facts';
import { DiagnosticFacts } from './_sections/facts';
import { HowItWorks } from './_sections/how';
import { KeptMark } from './_sections/kept-mark';
import { StartTest } from './_sections/start';

export const generateMetadata = () => pageMetadata('diagnostic');

export default function DiagnosticPage() {
  const t = useTranslations('diagnostic.hero');
  const name = useTranslations('meta')('diagnostic.name');
  return (
    <>
      <KeptMark />
      <PageFrame route={pageRoutes.diagnostic}>
        <Hero
          breadcrumb={<PageTrail route={pageRoutes.diagnostic} current={name} />}
          title={t('title')}
          lead={t('lead', facts.scale)}
        />
        <StartTest />
        <DiagnosticFacts />
        <HowItWorks />
      </PageFrame>
    </>
  );
}
