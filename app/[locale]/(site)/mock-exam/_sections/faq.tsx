import { useTranslations } from 'next-intl';
import { Faq } from '@/components/ui/faq';
import { openHours } from '@/lib/api/contract/exam/kept';
import { examsHere } from '@/lib/env/exams-here';
import { facts } from '@/lib/site/facts';

export function ExamFaq() {
  const t = useTranslations('mock-exam.faq');
  const own = useOwnQuestions();
  const { resultMinutes, validDays: days } = facts.mockExam;
  const elsewhere = [
    { key: 'pause', question: t('pause.question'), answer: t('pause.answer') },
    { key: 'validity', question: t('validity.question'), answer: t('validity.answer', { days }) },
    { key: 'results', question: t('results.question'), answer: t('results.answer', resultMinutes) },
  ];
  return (
    <Faq
      title={t('title')}
      items={[
        { key: 'accuracy', question: t('accuracy.question'), answer: t('accuracy.answer') },
        { key: 'updated', question: t('updated.question'), answer: t('updated.answer') },
        ...(examsHere ? own : elsewhere),
      ]}
    />
  );
}

function useOwnQuestions() {
  const t = useTranslations('mock-exam.here');
  const pause = useTranslations('mock-exam.faq.pause');
  const hours = openHours;
  const { withoutRepeat: count } = facts.mockExam;
  return [
    { key: 'pause', question: pause('question'), answer: t('pause', { hours }) },
    { key: 'used', question: t('used.question'), answer: t('used.answer', { hours }) },
    { key: 'different', question: t('different.question'), answer: t('different.answer', { count }) },
  ];
}
