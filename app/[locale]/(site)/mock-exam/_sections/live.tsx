import { useTranslations } from 'next-intl';
import { ScoreReport } from '@/components/figures/score-report';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { closedQuestions } from '@/components/questions/closed-questions';
import { LiveCard } from '@/components/questions/live-card';
import { outsidePracticeSet } from '@/lib/questions/items';

export function LiveExam() {
  const name = useTranslations('questions')('mixture');
  const t = useTranslations('mock-exam.steps.read');
  return (
    <>
      <LiveCard
        name={name}
        onward={<DiagnosticLink look="secondary" className="justify-self-start" />}
        questions={[
          ...closedQuestions('readAndSelect', outsidePracticeSet(11)),
          ...closedQuestions('fillInTheBlanks', outsidePracticeSet(4)),
          ...closedQuestions('listenAndType', outsidePracticeSet(6)),
        ]}
      />
      <details className="mt-2">
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold">{t('title')}</summary>
        <div className="pt-2">
          <ScoreReport />
        </div>
      </details>
    </>
  );
}
