import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useCountdown } from '@/components/questions/use-countdown';
import type { GivenAnswer } from '@/lib/questions/kept';
import { secondsLeft, tookMs } from '@/lib/sitting/standing';
import { answerOf, givenIn, isChosenAtOnce, isEmpty, placesLeft } from '@/lib/sitting/given';
import { isSpoken } from '@/lib/questions/types';
import { ItemFields } from '../fields/item-fields';
import { ExamClock } from './clock';
import { ExamHead } from './exam-head';
import { LateLine } from './late-line';
import { PreparedQuestion } from './prepared-question';
import type { QuestionProps } from './question-props';
import { SpokenQuestion } from './spoken-question';

export function Question(props: QuestionProps) {
  const { step, item, since } = props;
  if (isSpoken(item.type)) return <SpokenQuestion {...props} />;
  if (step.prepareMs > 0 && 'prompt' in item) {
    return (
      <PreparedQuestion step={step} since={since} prompt={item.prompt}>
        {(seconds) => <EnteredQuestion {...props} seconds={seconds} />}
      </PreparedQuestion>
    );
  }
  return <EnteredQuestion {...props} />;
}

/** Nobody reads a word and answers in so many ms. */
const slipMs = 400;

interface EnteredQuestionProps extends QuestionProps {
  /** That there are to answer; without, as many as the server's clock has. */
  seconds?: number;
}

function EnteredQuestion({ seconds: ownSeconds, ...props }: EnteredQuestionProps) {
  const { step, item, since, isBusy, isWaiting, late, kept, onDraft, onPlay, onAnswer } = props;
  const t = useTranslations('exam.sitting');
  const q = useTranslations('questions');
  const [given, setGiven] = useState<GivenAnswer>(() => givenIn(item, kept));
  const [isWarned, setWarned] = useState(false);
  const first = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // A page that is loaded again counts on from where the server's clock stands.
  const [seconds] = useState(() => ownSeconds ?? secondsLeft(step, since));
  // Who meant the question that has just run out answers this one before it is read.
  const isSlip = () => late !== undefined && Date.now() - since < slipMs;
  const hand = (answer: GivenAnswer, isLate: boolean) =>
    onAnswer(answerOf(item, answer), tookMs(step, since, isLate), isLate);
  const left = useCountdown(seconds, () => {
    if (!isBusy) hand(given, true);
  });

  useEffect(() => {
    window.scrollTo(0, 0);
    // What is asked is seen first, also where the place to answer is below it. Of several choices none is gone to before the others are seen.
    const place = first.current ?? form.current;
    place?.focus({ preventScroll: true });
    // What was entered before the page was loaded again is gone on with, not written before.
    if (place instanceof HTMLTextAreaElement && !place.ariaReadOnly)
      place.setSelectionRange(place.value.length, place.value.length);
  }, []);

  return (
    <form
      ref={form}
      method="dialog"
      autoComplete="off"
      tabIndex={-1}
      className="outline-none"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        if ((isEmpty(given) || placesLeft(item, given) > 0) && !isWarned) return setWarned(true);
        hand(given, false);
      }}
    >
      <ExamHead step={step}>
        {isWaiting ? null : <ExamClock label={q('limit')} left={left ?? 0} limit={step.limitMs / 1000} />}
      </ExamHead>
      <LateLine late={late} isReserved={step.part === null} />
      <div inert={isWaiting}>
        <ItemFields
          step={step}
          item={item}
          held={{
            given,
            onChange(next) {
              setGiven(next);
              setWarned(false);
              onDraft(answerOf(item, next));
            },
            onAnswer: (answer) => {
              if (!isBusy && !isSlip()) hand(answer, false);
            },
            first: (place) => {
              first.current = place;
            },
          }}
          onPlay={onPlay}
        />
      </div>
      {isChosenAtOnce(item) ? null : (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="submit"
            aria-disabled={isBusy}
            className={buttonClass('primary', 'min-h-12 min-w-32 aria-disabled:opacity-60')}
          >
            {q('next')}
          </button>
          <p role="status" className="text-sm text-muted">
            {isWarned ? (isEmpty(given) ? t('empty') : t('partly', { count: placesLeft(item, given) })) : ''}
          </p>
        </div>
      )}
    </form>
  );
}
