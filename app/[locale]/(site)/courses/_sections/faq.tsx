import { useTranslations } from 'next-intl';
import { Faq } from '@/components/ui/faq';
import { facts } from '@/lib/site/facts';

const questions = ['free', 'level', 'time', 'order'] as const;

export function CourseFaq() {
  const t = useTranslations('courses.faq');
  const progress = useTranslations('progress.faq');
  return (
    <Faq
      title={t('title')}
      items={[
        ...questions.map((key) => ({
          key,
          question: t(`${key}.question`),
          answer: t(`${key}.answer`, { days: facts.course.workloadDays }),
        })),
        { key: 'progress', question: progress('question'), answer: progress('answer') },
      ]}
    />
  );
}
