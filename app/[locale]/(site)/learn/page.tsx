import { useTranslations } from 'next-intl';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { ProductPage } from '@/components/blocks/product-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { LiveMixture } from './_sections/live';
import { LearningFaq } from './_sections/faq';
import { LearningPath } from './_sections/path';
import { LearningPathSections } from './_sections/sections';
import { LearningPathStarts } from './_sections/starts';

export const generateMetadata = () => pageMetadata('learn');

export default function LearnPage() {
  const t = useTranslations('learn');
  return (
    <ProductPage
      id="learn"
      hero={{
        eyebrow: t('hero.eyebrow'),
        title: t('hero.title'),
        lead: t('hero.lead'),
        note: t('hero.note'),
        figure: <LiveMixture />,
      }}
      start={<DiagnosticLink />}
      more={
        <Link to="courses" className={buttonClass('secondary')}>
          {t('hero.course')}
        </Link>
      }
      final={{ title: t('final.title'), body: t('final.body') }}
    >
      <LearningPath />
      <LearningPathSections />
      <LearningPathStarts />
      <LearningFaq />
    </ProductPage>
  );
}
