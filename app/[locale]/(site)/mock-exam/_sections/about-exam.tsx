import { useTranslations } from 'next-intl';
import { Band } from '@/components/ui/band';
import { examsHere } from '@/lib/env/exams-here';
import { ExamFeatures } from './features';
import { ExamMethod } from './method';
import { OwnFacts } from './own-facts';
import { ExamSays } from './report';

/** What an exam is; where it is taken here, also what its report says and how it is measured. */
export function AboutExam() {
  const t = useTranslations('mock-exam.steps.take');
  if (!examsHere) {
    return (
      <>
        <ExamFeatures />
        <Band id="one-sitting" title={t('title')} lead={t('body')} />
      </>
    );
  }
  return (
    <>
      <ExamSays />
      <OwnFacts />
      <ExamMethod />
    </>
  );
}
