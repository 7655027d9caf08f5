import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { isOpenKind, type QuestionKind } from '@/lib/questions/kinds';
import { SlideHead } from './slide-head';
import { Verdict } from './verdict';

export interface Question {
  id: string;
  kind: QuestionKind;
  /** Of its type, where that is not the row's. */
  name?: string;
  /** Time limit; without, that of the whole set counts. */
  seconds?: number | undefined;
  /** Seconds to prepare, before the others. */
  prepare?: number;
  question: ReactNode;
  /** What is right and why; what to look for in an answer that is not judged. */
  answer: ReactNode;
}

interface QuestionSlideProps {
  /** Of the question type. */
  name: string;
  place: { number: number; count: number };
  item: Question;
}

/**
 * One question: a form whose fields carry what is right (`data-key`), and its answer folded away. `start.ts` reads the attributes and
 * writes `data-state`, which the stylesheet shows.
 */
export function QuestionSlide({ name, place, item }: QuestionSlideProps) {
  const t = useTranslations('questions');
  const { id, kind, seconds, prepare = 0, question, answer } = item;
  return (
    <li className="practice-slide">
      <form
        data-question={id}
        data-kind={kind}
        data-prepare={prepare}
        data-seconds={seconds}
        aria-label={t('count', place)}
        autoComplete="off"
        className="flex h-full flex-col"
      >
        <SlideHead name={name} place={place} seconds={seconds} />
        <div className="grid grow content-start gap-5 px-5 py-6 sm:px-8">
          {question}
          <Verdict />
          <details className="rounded-control bg-sunken px-4 py-1">
            <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
              {t(isOpenKind(kind) ? 'lookFor' : 'answer')}
            </summary>
            <div className="grid gap-2 pb-3">{answer}</div>
          </details>
        </div>
        <p className="practice-live flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 empty:hidden sm:px-8">
          {kind === 'choice' ? null : (
            <button
              type="submit"
              className={buttonClass('primary', isOpenKind(kind) ? '' : 'practice-check')}
            >
              {t(isOpenKind(kind) ? 'done' : 'check')}
            </button>
          )}
          {place.count > 1 ? (
            <button
              type="button"
              data-next=""
              hidden={place.number === place.count}
              className={buttonClass(kind === 'choice' ? 'primary' : 'secondary')}
            >
              {t(place.number < place.count ? 'next' : 'skipped')}
            </button>
          ) : null}
        </p>
      </form>
    </li>
  );
}
