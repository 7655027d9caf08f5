import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { forPracticeSet, type Choose, type QuestionType } from '@/lib/questions/items';
import { questionTypes } from '@/lib/questions/types';
import { closedQuestions } from './closed-questions';
import { QuestionRow } from './question-row';

interface PracticeSetProps {
  type: QuestionType;
  name?: string;
  /** Without, the five of the lesson. */
  choose?: Choose;
  /** What to read after the result. */
  onward?: ReactNode;
}

/** Questions of one type that are judged, with their result. */
export function PracticeSet({
  type,
  name = questionTypes[type].name,
  choose = forPracticeSet,
  onward,
}: PracticeSetProps) {
  const t = useTranslations('questions');
  const questions = closedQuestions(type, choose);
  return (
    <QuestionRow
      name={name}
      rule={t(`rules.${type}`, { count: questions.length })}
      questions={questions}
      onward={onward}
      more={type}
      note={'plays' in questionTypes[type] ? `${t('synthetic')} ${t('own')}` : t('own')}
    />
  );
}
