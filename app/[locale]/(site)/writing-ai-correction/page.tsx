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
import { LiveWriting } from './_sections/live';
import { WritingFacts } from './_sections/facts';
import { WritingFaq } from './_sections/faq';
import { CorrectionMistakes } from './_sections/mistakes';
import { WritingSteps } from './_sections/steps';
import { WritingTasks } from './_sections/tasks';

export const generateMetadata = () => pageMetadata('writing');

export default function WritingPage() {
  const t = useTranslations('writing');
  const price = usePrice()(startingPrices.writing);
  return (
    <ProductPage
      id="writing"
      hero={{
        eyebrow: t('hero.eyebrow'),
        title: t('hero.title'),
        lead: t('hero.lead'),
        note: t('hero.note', { price, ...facts.correctionMinutes }),
        figure: <LiveWriting />,
      }}
      room={<ExamRoomLine className="max-w-prose" />}
      start={<StartLink room={examsHere ? 'appCorrection' : 'app'}>{t('hero.start')}</StartLink>}
      more={
        <Link to="courses" hash="writing" className={buttonClass('secondary')}>
          {t('hero.lessons')}
        </Link>
      }
      final={{ title: t('final.title'), body: t('final.body') }}
      end={<ProductData page="writing" name={t('hero.eyebrow')} description={t('hero.lead')} />}
    >
      <WritingFacts />
      <WritingTasks />
      <CorrectionMistakes />
      <WritingSteps />
      <WritingFaq />
    </ProductPage>
  );
}
