import { useTranslations } from 'next-intl';
import { Dense } from '@/components/ui/dense';
import { FaqList } from '@/components/ui/faq';
import { prior } from '@/lib/diagnostic/estimate';
import { facts } from '@/lib/site/facts';
import { heldOfHundred } from './exam-facts';

export function ExamMethod() {
  const t = useTranslations('mock-exam.here.method');
  const texts = {
    model: t('model.text', { ...facts.scale, ...prior }),
    next: t('next.text'),
    range: t('range.text', { share: heldOfHundred }),
    difficulty: t('difficulty.text'),
    open: t('open.text'),
  };
  return (
    <Dense id="method" title={t('title')} lead={t('lead')}>
      <FaqList
        items={(['model', 'next', 'range', 'difficulty', 'open'] as const).map((key) => ({
          key,
          question: t(`${key}.name`),
          answer: texts[key],
        }))}
      />
    </Dense>
  );
}
