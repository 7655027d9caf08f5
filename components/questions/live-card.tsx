import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Practice } from './practice.island';
import { QuestionTrack } from './question-track';
import type { Question } from './question-slide';

interface LiveCardProps {
  name: string;
  questions: readonly Question[];
  more?: ReactNode;
  /** What to read after the last question; without, that is `more`. */
  onward?: ReactNode;
}

/** Questions that are answered where they stand, without a clock: the figure of a page that is about them. */
export function LiveCard({ name, questions, more, onward = more && <p>{more}</p> }: LiveCardProps) {
  const t = useTranslations('questions');
  const unhurried = questions.map((question) => ({ ...question, seconds: undefined, prepare: 0 }));
  return (
    <Practice label={t('label', { name })}>
      <QuestionTrack name={name} questions={unhurried} onward={onward} />
      <p className="mt-4 text-sm text-muted">
        <span className="font-semibold text-ink">{t('try')}</span> {more}
      </p>
    </Practice>
  );
}
