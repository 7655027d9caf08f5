import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useCountdown } from '@/components/questions/use-countdown';
import type { ExamStep } from '@/lib/api/contract/exam/steps';
import { secondsLeft } from '@/lib/sitting/standing';
import { Prompt } from '../fields/prompt';
import { ExamClock } from './clock';
import { ExamHead } from './exam-head';

interface PreparedQuestionProps {
  step: ExamStep;
  /** When it came, epoch ms. */
  since: number;
  prompt: string;
  children: (seconds: number) => ReactNode;
}

/** Time to think before one may write, as in the test; who is ready sooner begins sooner. */
export function PreparedQuestion({ step, since, prompt, children }: PreparedQuestionProps) {
  const answerSeconds = Math.round((step.limitMs - step.prepareMs) / 1000);
  const [total] = useState(() => secondsLeft(step, since));
  const [isReady, setReady] = useState(total <= answerSeconds);
  if (isReady) return children(Math.min(total, answerSeconds));
  return (
    <Prepare step={step} prompt={prompt} seconds={total - answerSeconds} onReady={() => setReady(true)} />
  );
}

interface PrepareProps extends Pick<PreparedQuestionProps, 'step' | 'prompt'> {
  seconds: number;
  onReady: () => void;
}

function Prepare({ step, prompt, seconds, onReady }: PrepareProps) {
  const t = useTranslations('exam.writing');
  const label = useTranslations('questions')('prepare');
  const left = useCountdown(seconds, onReady);
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={head} tabIndex={-1} className="outline-none">
      <ExamHead step={step}>
        <ExamClock label={label} left={left ?? 0} />
      </ExamHead>
      <Prompt text={prompt} />
      <div className="mt-6 flex min-h-16 flex-wrap items-center gap-4">
        <p className="text-muted">{t('prepare')}</p>
        <button type="button" onClick={onReady} className={buttonClass('secondary', 'min-h-12')}>
          {t('now')}
        </button>
      </div>
    </div>
  );
}
