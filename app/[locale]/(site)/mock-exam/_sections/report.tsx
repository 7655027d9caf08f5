import { useTranslations } from 'next-intl';
import { ScoreReport } from '@/components/figures/score-report';
import { Bleed } from '@/components/ui/bleed';
import { facts } from '@/lib/site/facts';

/** What comes of an exam; catalog `mock-exam`. */
export function ExamReport() {
  const t = useTranslations('mock-exam.steps.read');
  return (
    <Bleed
      id="report"
      title={t('title')}
      lead={t('body', facts.mockExam.resultMinutes)}
      figure={<ScoreReport />}
      tint="mock-exam"
    />
  );
}
