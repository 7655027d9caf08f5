import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import type { Key } from '@/lib/questions/judge/key';
import { isOpenKind } from '@/lib/questions/kinds';
import { questionAttributes } from '@/lib/questions/protocol';
import { SlideHead } from './slide-head';

export interface Question {
  id: string;
  key: Key;
  /** Of its type, where that is not the row's. */
  name?: string;
  /** Time limit; without, that of the whole set counts. */
  seconds?: number | undefined;
  /** Seconds to prepare, before the others. */
  prepare?: number;
  question: ReactNode;
  answer: ReactNode;
}

export const isJudged = (questions: readonly Question[]): boolean =>
  questions.some(({ key }) => key.right.length > 0);

interface QuestionSlideProps {
  name: string;
  place: { number: number; count: number };
  item: Question;
  shared?: number | undefined;
}

/**
 * One question: a form that says what is right, and its answer folded away. `start.ts` reads it and writes `data-state`, which the
 * stylesheet shows.
 */
export function QuestionSlide({ name, place, item, shared }: QuestionSlideProps) {
  const t = useTranslations('questions');
  const { id, key, seconds, prepare = 0, question, answer } = item;
  const { kind } = key;
  return (
    <li className="practice-slide">
      <form
        id={useId()}
        method="dialog"
        {...questionAttributes({ id, key, prepare, seconds })}
        aria-label={`${name}: ${t('count', place)}`}
        autoComplete="off"
        className="flex h-full flex-col"
      >
        <SlideHead name={name} place={place} seconds={seconds ?? shared} isPrepared={prepare > 0} />
        <div className="practice-room grid grow content-start gap-5 px-5 pt-6 sm:px-8">
          {question}
          <details className="rounded-control bg-sunken px-4 py-1">
            <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
              {t(isOpenKind(kind) ? 'lookFor' : 'answer')}
            </summary>
            <div className="grid gap-2 pb-3">{answer}</div>
          </details>
        </div>
      </form>
    </li>
  );
}
