import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ReadingSet as ReadingItem, ReadingStep } from '@/lib/questions/item';
import { askedReading } from '@/lib/questions/judge/asked-steps';
import { keyOf } from '@/lib/questions/judge/key';
import { readingSeconds, readingSteps } from '@/lib/questions/steps';
import { Explanation, RightWords } from '../answers';
import { QuestionRow } from '../question-row';
import type { Question } from '../question-slide';
import { ReadingFields } from './reading-fields';

interface ReadingSetProps {
  set: ReadingItem;
  name: string;
  onward?: ReactNode;
}

export function ReadingSet({ set, name, onward }: ReadingSetProps) {
  const t = useTranslations('questions');
  return (
    <QuestionRow
      name={name}
      onward={onward}
      more="interactiveReading"
      rule={t('rules.interactiveReading', { minutes: readingSeconds(set) / 60 })}
      seconds={readingSeconds(set)}
      questions={readingQuestions(set)}
      note={t('own')}
    />
  );
}

function readingQuestions(set: ReadingItem): Question[] {
  const asked = askedReading(set);
  return readingSteps(set).map((step, index) => ({
    id: step.id,
    key: keyOf(step),
    question: asked[index] && <ReadingFields asked={asked[index]} />,
    answer: <Why id={step.id} text={rightOf(step)} />,
  }));
}

function rightOf(step: ReadingStep): string {
  switch (step.step) {
    case 'menus':
      return step.menus.map(([word]) => word).join(', ');
    case 'highlight':
      return step.answer;
    case 'missing':
    case 'idea':
    case 'titles':
      return step.options.right;
  }
}

function Why({ id, text }: { id: string; text: string }) {
  return (
    <>
      <RightWords text={text} />
      <p>
        <Explanation id={id} />
      </p>
    </>
  );
}
