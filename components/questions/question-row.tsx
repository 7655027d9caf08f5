import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { BankType } from '@/lib/questions/bank/bank-types';
import { part } from '@/lib/questions/protocol';
import { Practice } from './practice.island';
import type { Question } from './question-slide';
import { QuestionTrack } from './question-track';

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
  /** What to read after the last of them. */
  onward?: ReactNode;
  /** Of which type there are new ones. */
  more?: BankType | undefined;
}

/** Questions in a row; above it the button of the countdown. */
export function QuestionRow({ name, rule, questions, seconds, note, onward, more }: QuestionRowProps) {
  const t = useTranslations('questions');
  return (
    <Practice label={t('label', { name })}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-prose">{rule}</p>
        <button type="button" {...part('begin')} className={buttonClass('secondary', 'practice-live')}>
          {t('start')}
        </button>
      </div>
      <QuestionTrack name={name} questions={questions} seconds={seconds} onward={onward} more={more} />
      <p className="mt-3 max-w-prose text-sm text-muted">{note}</p>
    </Practice>
  );
}
