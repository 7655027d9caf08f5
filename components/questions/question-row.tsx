import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Practice } from './practice.island';
import type { Question } from './question-slide';
import { QuestionTrack } from './question-track';
import { scoreTags } from './score-tags';
import { TimeLimit } from './slide-head';

interface QuestionRowProps {
  /** Of the question type. */
  name: string;
  /** What is asked, and how long one has. */
  rule: string;
  questions: readonly Question[];
  /** Time limit of all questions that have none of their own. */
  seconds?: number;
  /** Below: whose rules these are. */
  note: string;
  /** Whether answers are judged, so that there is a result. */
  hasResult: boolean;
}

/** Questions in a row; above it the button of the countdown, below it the result. */
export function QuestionRow({ name, rule, questions, seconds, note, hasResult }: QuestionRowProps) {
  const t = useTranslations('questions');
  return (
    <Practice label={t('label', { name })}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-prose">{rule}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {seconds ? (
            <span data-clock-of="set" data-seconds={seconds}>
              <TimeLimit seconds={seconds} />
            </span>
          ) : null}
          <button type="button" data-begin="" className={buttonClass('secondary', 'practice-live')}>
            {t('start')}
          </button>
        </p>
      </div>
      <QuestionTrack name={name} questions={questions} />
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p role="status" data-result="" className="practice-result text-lg font-semibold">
          {hasResult ? t.rich('result', scoreTags) : t('allDone')}
        </p>
        <button type="button" data-again="" className={buttonClass('quiet', 'practice-result')}>
          {t('again')}
        </button>
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">{note}</p>
    </Practice>
  );
}
