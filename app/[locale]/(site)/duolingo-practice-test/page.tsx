import { useTranslations } from 'next-intl';
import { ProductPage } from '@/components/blocks/product-page';
import { TrySets } from '@/components/blocks/try-sets';
import { Buying } from '@/components/offers/buying';
import { useOfferBaseline } from '@/components/offers/offer-baseline';
import { OfferRefresh } from '@/components/offers/offer-refresh.island';
import { MockExamPacks } from '@/components/offers/packs/mock-exam-packs';
import { PackText } from '@/components/offers/packs/pack-text';
import { ProductData } from '@/components/offers/product-data';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { TestFaq } from './_sections/faq';
import { TestHour } from './_sections/hour';
import { HourLine } from './_sections/hour-line';
import { TestScope } from './_sections/scope';

export const generateMetadata = () => pageMetadata('practiceTest');

export default function PracticeTestPage() {
  const t = useTranslations('practice-test');
  return (
    <ProductPage
      id="practiceTest"
      hero={{
        eyebrow: t('hero.eyebrow'),
        title: t('hero.headline'),
        lead: t('hero.summary'),
        note: <PackText part="note" />,
        figure: <HourLine />,
      }}
      start={
        <a href="#packs" className={buttonClass('primary')}>
          {t('hero.choose')}
        </a>
      }
      more={
        <Link to="mockExam" className={buttonClass('secondary')}>
          {t('hero.exam')}
        </Link>
      }
      final={{ title: t('final.title'), body: t('final.body') }}
      end={
        <>
          <OfferRefresh baseline={useOfferBaseline('practiceTest')} />
          <Buying />
          <ProductData page="practiceTest" name={t('hero.eyebrow')} description={t('hero.summary')} />
        </>
      }
    >
      <TestScope />
      <TrySets
        sets={[
          { type: 'readAndSelect', turns: [1, 6, 14] },
          { type: 'readAndComplete', turns: [1] },
        ]}
      />
      <TestHour />
      <Section id="packs" title={t('packs.heading')} lead={t('packs.lead')} tone="sunken">
        <MockExamPacks page="practiceTest" />
      </Section>
      <TestFaq />
    </ProductPage>
  );
}
