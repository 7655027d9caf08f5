import { useTranslations } from 'next-intl';
import { forPracticeSet, typeNames, type Choose, type QuestionType } from '@/lib/questions/items';
import { closedQuestions } from './closed-questions';
import { QuestionRow } from './question-row';

interface PracticeSetProps {
  type: QuestionType;
  name?: string;
  /** Without, the five of the lesson. */
  choose?: Choose;
}

/** Questions of one type that are judged, with their result. */
export function PracticeSet({ type, name = typeNames[type], choose = forPracticeSet }: PracticeSetProps) {
  const t = useTranslations('questions');
  const questions = closedQuestions(type, choose);
  return (
    <QuestionRow
      name={name}
      rule={t(`rules.${type}`, { count: questions.length })}
      questions={questions}
      note={type === 'listenAndType' ? `${t('synthetic')} ${t('own')}` : t('own')}
      hasResult
    />
  );
}
