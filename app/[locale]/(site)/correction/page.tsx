import { useTranslations } from 'next-intl';
import { ProductPage } from '@/components/blocks/product-page';
import { StartLink } from '@/components/blocks/start-link';
import { ExamRoomLine } from '@/components/offers/exam-room-line';
import { ProductData } from '@/components/offers/product-data';
import { buttonClass } from '@/components/ui/button';
import { examsHere } from '@/lib/env/exams-here';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { pageMetadata } from '@/lib/routes/metadata';
import { facts } from '@/lib/site/facts';
import { LiveCorrection } from './_sections/live';
import { CorrectionComparison } from './_sections/comparison';
import { CorrectionFaq } from './_sections/faq';
import { CorrectionPlans } from './_sections/plans';
import { CorrectionSteps } from './_sections/steps';

export const generateMetadata = () => pageMetadata('correction');

export default function CorrectionPage() {
  const t = useTranslations('correction');
  const price = usePrice();
  const prices = { writing: price(startingPrices.writing), speaking: price(startingPrices.speaking) };
  return (
    <ProductPage
      id="correction"
      hero={{
        eyebrow: t('hero.eyebrow'),
        title: t('hero.title'),
        lead: t('hero.lead'),
        note: t('hero.note', { ...prices, ...facts.correctionMinutes }),
        figure: <LiveCorrection />,
      }}
      room={<ExamRoomLine className="max-w-prose" />}
      start={<StartLink room={examsHere ? 'appCorrection' : 'app'}>{t('hero.start')}</StartLink>}
      more={
        <a href="#prices" className={buttonClass('secondary')}>
          {t('hero.prices')}
        </a>
      }
      final={{ title: t('final.title'), body: t('final.body') }}
      end={<ProductData page="correction" name={t('hero.eyebrow')} description={t('hero.lead')} />}
    >
      <CorrectionSteps />
      <CorrectionComparison />
      <CorrectionPlans />
      <CorrectionFaq />
    </ProductPage>
  );
}
