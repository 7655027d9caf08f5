import { useTranslations } from 'next-intl';
import { ProductPage } from '@/components/blocks/product-page';
import { StartLink } from '@/components/blocks/start-link';
import { ExamRoomLine } from '@/components/offers/exam-room-line';
import { ProductData } from '@/components/offers/product-data';
import { buttonClass } from '@/components/ui/button';
import { examsHere } from '@/lib/env/exams-here';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { Link } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { facts } from '@/lib/site/facts';
import { LiveSpeaking } from './_sections/live';
import { SpeakingFacts } from './_sections/facts';
import { SpeakingFaq } from './_sections/faq';
import { CorrectionSamples } from './_sections/samples';
import { CorrectionSignals } from './_sections/signals';
import { SpeakingTasks } from './_sections/tasks';

export const generateMetadata = () => pageMetadata('speaking');

export default function SpeakingPage() {
  const t = useTranslations('speaking');
  const price = usePrice()(startingPrices.speaking);
  return (
    <ProductPage
      id="speaking"
      hero={{
        eyebrow: t('hero.eyebrow'),
        title: t('hero.title'),
        lead: t('hero.lead'),
        note: t('hero.note', { price, ...facts.correctionMinutes }),
        figure: <LiveSpeaking />,
      }}
      room={<ExamRoomLine className="max-w-prose" />}
      start={<StartLink room={examsHere ? 'appCorrection' : 'app'}>{t('hero.start')}</StartLink>}
      more={
        <Link to="courses" hash="speaking" className={buttonClass('secondary')}>
          {t('hero.lessons')}
        </Link>
      }
      final={{ title: t('final.title'), body: t('final.body') }}
      end={<ProductData page="speaking" name={t('hero.eyebrow')} description={t('hero.lead')} />}
    >
      <SpeakingFacts />
      <SpeakingTasks />
      <CorrectionSignals />
      <CorrectionSamples />
      <SpeakingFaq />
    </ProductPage>
  );
}
