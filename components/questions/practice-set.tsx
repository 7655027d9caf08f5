import { useTranslations } from 'next-intl';
import { practiceSet, secondsOf, type QuestionType } from '@/lib/questions/items';
import { QuestionRow } from './question-row';
import type { Question } from './question-slide';
import { DictationQuestion } from './sets/dictation';
import { Answer, BlanksQuestion, PassageQuestion, WordQuestion } from './questions';

/** The practice set of a question type: five questions that are judged. */
export function PracticeSet({ type, name }: { type: QuestionType; name: string }) {
  const t = useTranslations('questions');
  const questions = questionsOf(type);
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

function questionsOf(type: QuestionType): Question[] {
  const seconds = secondsOf[type];
  switch (type) {
    case 'readAndSelect':
      return practiceSet(type).map((item) => ({
        ...{ id: item.id, kind: 'choice', seconds },
        question: <WordQuestion item={item} />,
        answer: <Answer id={item.id} real={item.real} />,
      }));
    case 'fillInTheBlanks':
      return practiceSet(type).map((item) => ({
        ...{ id: item.id, kind: 'gaps', seconds },
        question: <BlanksQuestion item={item} />,
        answer: <Answer id={item.id} text={item.sentence} />,
      }));
    case 'readAndComplete':
      return practiceSet(type).map((item) => ({
        ...{ id: item.id, kind: 'gaps', seconds },
        question: <PassageQuestion item={item} />,
        answer: <Answer id={item.id} text={item.text} />,
      }));
    case 'listenAndType':
      return practiceSet(type).map((item) => ({
        ...{ id: item.id, kind: 'dictation', seconds },
        question: <DictationQuestion item={item} />,
        answer: <Answer id={item.id} text={item.sentence} />,
      }));
  }
}
