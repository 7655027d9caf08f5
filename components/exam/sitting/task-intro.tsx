import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { ExamStep } from '@/lib/api/contract/exam/steps';
import { clock } from '@/lib/i18n/clock';
import { questionTypes } from '@/lib/questions/types';

interface TaskIntroProps {
  step: ExamStep;
  isBusy: boolean;
  onBegin: (withoutSpeaking: boolean) => void;
  /** Back to the lobby; the exam stays open. */
  onLeave: () => void;
  onEnd: () => void;
}

/** No clock runs: here one may rest. */
export function TaskIntro({ step, isBusy, onBegin, onLeave, onEnd }: TaskIntroProps) {
  const t = useTranslations('exam.intro');
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => begin.current?.focus(), []);
  const { name, skill } = questionTypes[step.type];
  const answer = clock(Math.round((step.limitMs - step.prepareMs) / 1000));
  const prepare = clock(Math.round(step.prepareMs / 1000));
  const followUp = clock(questionTypes.interactiveWriting.limits.followUp);
  const count = countOf(step.type);
  return (
    <section aria-labelledby="coming" className="mt-6">
      <p className="text-muted">{t('coming', step.task)}</p>
      <h2 id="coming" lang="en" className="mt-1 text-title font-bold">
        {name}
      </h2>
      <p className="mt-3 max-w-prose">{t(`rules.${step.type}`, { followUp })}</p>
      <p className="mt-2 max-w-prose text-muted">
        {step.type === 'interactiveSpeaking'
          ? t('timeEach', { time: answer })
          : step.prepareMs > 0
            ? t('timePrepare', { prepare, time: answer })
            : t(sharesClock(step.type) ? 'timeSet' : 'timeEach', { time: answer })}
        {count ? ` ${t('count', count)}` : null}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          ref={begin}
          type="button"
          disabled={isBusy}
          onClick={() => onBegin(false)}
          className={buttonClass('primary', 'min-h-12')}
        >
          {t('begin')}
        </button>
      </div>
      <p className="mt-3 max-w-prose text-sm text-muted">{t('rest')}</p>
      <div className="mt-8 grid gap-2">
        {skill === 'speaking' ? (
          <Folded summary={t('withoutSpeaking')} lead={t('withoutSpeakingLead')}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onBegin(true)}
              className={buttonClass('caution')}
            >
              {t('withoutSpeakingNow')}
            </button>
          </Folded>
        ) : null}
        <Folded summary={t('more')} lead={t('moreLead')}>
          <button type="button" onClick={onLeave} className={buttonClass('secondary')}>
            {t('leave')}
          </button>
          <button type="button" onClick={onEnd} className={buttonClass('caution')}>
            {t('end')}
          </button>
        </Folded>
      </div>
    </section>
  );
}

const sharesClock = (type: ExamStep['type']) =>
  type === 'interactiveReading' || type === 'interactiveListening';

/** How many questions may come, where that depends on how exact the estimate is by then. */
function countOf(type: ExamStep['type']): { min: number; max: number } | undefined {
  const { count } = questionTypes[type].test;
  return 'max' in count ? { min: count.min, max: count.max } : undefined;
}

interface FoldedProps {
  summary: string;
  lead: string;
  children: ReactNode;
}

/** What cannot be taken back, or is seldom wanted: its buttons come with what they mean. */
function Folded({ summary, lead, children }: FoldedProps) {
  return (
    <details className="border-t border-line pt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {summary}
      </summary>
      <p className="mt-2 max-w-prose text-muted">{lead}</p>
      <p className="mt-3 flex flex-wrap gap-3">{children}</p>
    </details>
  );
}
