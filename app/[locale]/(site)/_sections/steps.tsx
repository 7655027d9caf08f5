import { useTranslations } from 'next-intl';
import { ScoreRange } from '@/components/figures/score-report';
import { Bleed } from '@/components/ui/bleed';
import { examsHere } from '@/lib/env/exams-here';
import { facts } from '@/lib/site/facts';

export function HomeSteps() {
  const t = useTranslations('home.steps');
  const steps = [
    { key: 'diagnose', title: t('diagnose.title'), body: t('diagnose.body') },
    { key: 'practise', title: t('practise.title'), body: t('practise.body') },
    {
      key: 'check',
      title: t('check.title'),
      body: examsHere ? t('check.here') : t('check.body', facts.mockExam.minutes),
    },
  ];
  return (
    <Bleed id="how-it-works" title={t('title')} tint="mock-exam" figure={<ScoreRange />}>
      <ol className="mt-5 grid gap-4 sm:gap-5">
        {steps.map(({ key, title, body }, index) => (
          <li key={key} className="flex gap-4">
            <span aria-hidden="true" className="w-4 shrink-0 font-bold text-tint-strong sm:text-lg">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold sm:text-lg">{title}</h3>
              <p className="text-muted max-sm:text-sm sm:mt-1">{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </Bleed>
  );
}
