import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { BankType } from '@/lib/questions/bank/bank-types';
import { Practice } from './practice.island';
import { isJudged, type Question } from './question-slide';
import { QuestionTrack } from './question-track';
import { RowHead } from './set/row-head';

interface QuestionRowProps {
  name: string;
  rule: string;
  questions: readonly Question[];
  /** Time limit of all questions that have none of their own. */
  seconds?: number;
  note: string;
  onward?: ReactNode;
  more?: BankType | undefined;
}

export function QuestionRow({ name, rule, questions, seconds, note, onward, more }: QuestionRowProps) {
  const t = useTranslations('questions');
  return (
    <Practice label={t('label', { name })}>
      <RowHead rule={rule} count={questions.length} isJudged={isJudged(questions)} more={more} />
      <QuestionTrack name={name} questions={questions} seconds={seconds} onward={onward} more={more} />
      <p className="mt-3 max-w-prose text-sm text-muted">{note}</p>
    </Practice>
  );
}
