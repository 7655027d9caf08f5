import { useTranslations } from 'next-intl';
import { ProductPage } from '@/components/blocks/product-page';
import { Buying } from '@/components/offers/buying';
import { useOfferBaseline } from '@/components/offers/offer-baseline';
import { OfferRefresh } from '@/components/offers/offer-refresh.island';
import { PackText } from '@/components/offers/packs/pack-text';
import { ProductData } from '@/components/offers/product-data';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { TestFaq } from './_sections/faq';
import { TestHour } from './_sections/hour';
import { HourLine } from './_sections/hour-line';
import { TestPacks } from './_sections/packs';
import { TestScope } from './_sections/scope';
import { TestTry } from './_sections/try';

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
      <TestTry />
      <TestHour />
      <TestPacks />
      <TestFaq />
    </ProductPage>
  );
}
