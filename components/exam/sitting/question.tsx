import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useCountdown } from '@/components/questions/use-countdown';
import type { GivenAnswer } from '@/lib/questions/kept';
import { secondsLeft, tookMs } from '@/lib/sitting/standing';
import { answerOf, givenIn, isChosenAtOnce, isEmpty } from '@/lib/sitting/given';
import { isSpoken } from '@/lib/questions/types';
import { ItemFields } from '../fields/item-fields';
import { ExamClock } from './clock';
import { ExamHead } from './exam-head';
import { LateLine } from './late-line';
import { PreparedQuestion } from './prepared-question';
import type { QuestionProps } from './question-props';
import { SpokenQuestion } from './spoken-question';

/** One question, with nothing about what is right. When time is up it is handed in as it stands. */
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

interface EnteredQuestionProps extends QuestionProps {
  /** That there are to answer; without, as many as the server's clock has. */
  seconds?: number;
}

function EnteredQuestion({ seconds: ownSeconds, ...props }: EnteredQuestionProps) {
  const { step, item, since, isBusy, late, kept, onDraft, onPlay, onAnswer } = props;
  const t = useTranslations('exam.sitting');
  const q = useTranslations('questions');
  const [given, setGiven] = useState<GivenAnswer>(() => givenIn(item, kept));
  const [isWarned, setWarned] = useState(false);
  const first = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // A page that is loaded again counts on from where the server's clock stands.
  const [seconds] = useState(() => ownSeconds ?? secondsLeft(step, since));
  const hand = (answer: GivenAnswer, isLate: boolean) =>
    onAnswer(answerOf(item, answer), tookMs(step, since), isLate);
  const left = useCountdown(seconds, () => {
    if (!isBusy) hand(given, true);
  });

  useEffect(() => {
    window.scrollTo(0, 0);
    // Of several choices none is gone to before the others are seen.
    (first.current ?? form.current)?.focus();
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
        if (isEmpty(given) && !isWarned) return setWarned(true);
        hand(given, false);
      }}
    >
      <ExamHead step={step}>
        <ExamClock label={q('limit')} left={left ?? 0} limit={step.limitMs / 1000} />
      </ExamHead>
      <LateLine isLate={late === step.seq - 1} />
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
            if (!isBusy) hand(answer, false);
          },
          first: (place) => {
            first.current = place;
          },
        }}
        onPlay={onPlay}
      />
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
            {isWarned ? t('empty') : ''}
          </p>
        </div>
      )}
    </form>
  );
}
