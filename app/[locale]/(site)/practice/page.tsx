import { useTranslations } from 'next-intl';
import { LiveQuestion } from '@/components/blocks/live-question';
import { ProductPage } from '@/components/blocks/product-page';
import { ExamRoomLine } from '@/components/offers/exam-room-line';
import { TrySets } from '@/components/blocks/try-sets';
import { ProductData } from '@/components/offers/product-data';
import { buttonClass } from '@/components/ui/button';
import { examsHere } from '@/lib/env/exams-here';
import { Link } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { DailyPractice } from './_sections/daily';
import { PracticeFacts } from './_sections/facts';
import { PracticeFaq } from './_sections/faq';
import { QuestionTypes } from './_sections/question-types';
import { ReadAloudScoring } from './_sections/read-aloud-scoring';
import { PracticePrice, PracticeStart } from './_sections/start';

export const generateMetadata = () => pageMetadata('practice');

export default function PracticePage() {
  const t = useTranslations('practice');
  return (
    <ProductPage
      id="practice"
      hero={{
        eyebrow: t('hero.eyebrow'),
        title: t('hero.title'),
        lead: t('hero.lead'),
        note: <PracticePrice />,
        figure: <LiveQuestion type="fillInTheBlanks" turns={[2]} />,
      }}
      room={examsHere ? null : <ExamRoomLine className="max-w-prose" />}
      start={<PracticeStart />}
      more={
        <Link to="pricing" className={buttonClass('secondary')}>
          {t('hero.prices')}
        </Link>
      }
      final={{ title: t('final.title'), body: t('final.body') }}
      end={<ProductData page="practice" name={t('hero.eyebrow')} description={t('hero.lead')} />}
    >
      <PracticeFacts />
      <TrySets
        sets={[
          { type: 'readAndSelect', turns: [4, 9, 16] },
          { type: 'fillInTheBlanks', turns: [0, 3, 5] },
          { type: 'readAndComplete', turns: [0, 1, 2] },
          { type: 'listenAndType', turns: [0, 3, 5] },
        ]}
      />
      <QuestionTypes />
      {examsHere ? <DailyPractice /> : <ReadAloudScoring />}
      <PracticeFaq />
    </ProductPage>
  );
}
