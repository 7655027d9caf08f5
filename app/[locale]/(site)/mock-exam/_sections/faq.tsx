import { useTranslations } from 'next-intl';
import { Faq } from '@/components/ui/faq';
import { facts } from '@/lib/site/facts';

export function ExamFaq() {
  const t = useTranslations('mock-exam.faq');
  const { resultMinutes, validDays: days } = facts.mockExam;
  return (
    <Faq
      title={t('title')}
      items={[
        { key: 'accuracy', question: t('accuracy.question'), answer: t('accuracy.answer') },
        { key: 'updated', question: t('updated.question'), answer: t('updated.answer') },
        { key: 'pause', question: t('pause.question'), answer: t('pause.answer') },
        { key: 'validity', question: t('validity.question'), answer: t('validity.answer', { days }) },
        { key: 'results', question: t('results.question'), answer: t('results.answer', resultMinutes) },
      ]}
    />
  );
}
