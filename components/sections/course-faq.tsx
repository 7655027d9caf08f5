import { useTranslations } from 'next-intl';
import { FaqList } from '@/components/ui/faq';
import { Section } from '@/components/ui/section';
import { facts } from '@/lib/site/facts';

const questions = ['free', 'level', 'time', 'order'] as const;

/** Last anchor of the courses page. */
export function CourseFaq() {
  const t = useTranslations('courses.faq');
  return (
    <Section id="faq" title={t('title')}>
      <FaqList
        items={questions.map((key) => ({
          key,
          question: t(`${key}.question`),
          answer: t(`${key}.answer`, { days: facts.course.workloadDays }),
        }))}
      />
    </Section>
  );
}
