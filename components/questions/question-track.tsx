import type { ReactNode } from 'react';
import type { BankType } from '@/lib/questions/bank/bank-types';
import { correctionAttributes } from '@/lib/questions/corrections/wording';
import { part } from '@/lib/questions/protocol';
import { useCorrectionWords } from './correction-words';
import { PracticeFoot } from './set/practice-foot';
import { isJudged, QuestionSlide, type Question } from './question-slide';
import { SetEnd } from './set/set-end';

interface QuestionTrackProps {
  name: string;
  questions: readonly Question[];
  /** Time limit of all questions that have none of their own. */
  seconds?: number | undefined;
  onward?: ReactNode;
  more?: BankType | undefined;
}

export function QuestionTrack({ name, questions, seconds, onward, more }: QuestionTrackProps) {
  const count = questions.length;
  const words = useCorrectionWords(questions.map(({ key }) => key.kind));
  return (
    <div className="practice-card rounded-card border border-line bg-surface">
      <ol
        {...correctionAttributes(words)}
        {...(seconds && { ...part('shared-clock'), 'data-seconds': seconds })}
        className="practice-track flex snap-x snap-mandatory gap-4 overflow-x-auto rounded-t-card"
      >
        {questions.map((item, index) => (
          <QuestionSlide
            key={item.id}
            name={item.name ?? name}
            place={{ number: index + 1, count }}
            item={item}
            shared={seconds}
          />
        ))}
        {count > 1 ? (
          <SetEnd name={name} count={count} isJudged={isJudged(questions)} onward={onward} more={more} />
        ) : null}
      </ol>
      <PracticeFoot count={count} />
    </div>
  );
}
