import { useTranslations } from 'next-intl';
import { Band } from '@/components/ui/band';
import { examsHere } from '@/lib/env/exams-here';
import { ExamFeatures } from './features';
import { ExamMethod } from './method';
import { OwnFacts } from './own-facts';
import { ExamSays } from './report';

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
