import { useTranslations } from 'next-intl';
import { StartLink } from '@/components/blocks/start-link';
import { buttonClass } from '@/components/ui/button';
import { examsHere } from '@/lib/env/exams-here';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { Link } from '@/lib/routes/link';
import { freePractice } from '@/lib/site/free-practice';

export function PracticeStart() {
  const t = useTranslations('practice.hero');
  if (!examsHere) return <StartLink>{t('start')}</StartLink>;
  return (
    <Link to="appPractice" className={buttonClass('primary')}>
      {t('daily')}
    </Link>
  );
}

export function PracticePrice() {
  const t = useTranslations('practice.hero');
  const price = usePrice()(startingPrices.practice);
  return examsHere ? t('freeEachDay', { count: freePractice.questionsADay, price }) : t('note', { price });
}
