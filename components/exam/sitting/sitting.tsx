import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { keepDraft, dropDraft, readDraft } from '@/lib/sitting/draft';
import type { OpenedSitting } from '@/lib/sitting/open-sitting';
import { tookMs } from '@/lib/sitting/standing';
import { buttonClass } from '@/components/ui/button';
import { Elsewhere } from './elsewhere';
import { LateLine } from './late-line';
import { PlaceRuler } from '@/components/ruler/place-ruler';
import { Over } from './over';
import { Question } from './question';
import { TaskIntro } from './task-intro';
import { WaitingLine } from './waiting-line';

interface SittingProps {
  opened: OpenedSitting;
  report: string;
  onLeave: () => void;
}

export function Sitting({ opened, report, onLeave }: SittingProps) {
  const t = useTranslations('exam.sitting');
  const { exam, run } = opened;
  const standing = useSyncExternalStore(run.standing.subscribe, run.standing.get);
  const { step, since, state, unsent, handed } = standing;
  const isLate = standing.late !== undefined && step !== null && standing.late.seq < step.seq;
  const late = isLate ? (standing.late?.counts ? 'late' : 'lost') : undefined;

  // What is not sent yet would be waiting, and the clock of the question runs on.
  const mayLose = state !== 'over' || unsent > 0;
  useEffect(() => {
    if (!mayLose) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [mayLose]);

  if (state === 'over') return <Over report={report} unsent={unsent} />;
  if (state === 'elsewhere') return <Elsewhere onTake={() => void run.take()} onLeave={onLeave} />;
  if (state === 'failed') {
    return (
      <div className="mt-8 grid justify-items-start gap-4">
        <p role="alert" className="max-w-prose font-medium text-bad">
          {t('failed')}
        </p>
        <button type="button" onClick={() => void run.take()} className={buttonClass('primary')}>
          {t('retry')}
        </button>
      </div>
    );
  }
  if (!step) return null;
  return (
    <div aria-busy={state !== 'open'}>
      <WaitingLine isWaiting={state === 'waiting'} unsent={unsent} />
      {step.item ? (
        <Question
          key={step.seq}
          step={step}
          item={step.item}
          since={since}
          isBusy={state !== 'open'}
          isWaiting={state === 'waiting' && handed}
          late={late}
          kept={readDraft(exam, step.seq)}
          onDraft={(answer) => keepDraft({ exam, seq: step.seq, answer, tookMs: tookMs(step, since) })}
          onPlay={run.play}
          onRecording={(recording) => run.record(step.seq, recording)}
          onAnswer={(answer, took, isTimeUp) => {
            void run.answer(answer, took, isTimeUp).then(dropDraft);
          }}
        />
      ) : (
        <div className="pt-6">
          <PlaceRuler done={step.task.number - 1} count={step.task.of} className="mt-1 mb-4" />
          <LateLine late={late} />
          <TaskIntro
            key={step.seq}
            step={step}
            isBusy={state !== 'open'}
            onBegin={(withoutSpeaking) => void run.begin(withoutSpeaking)}
            onLeave={onLeave}
            onEnd={() => void run.end()}
          />
        </div>
      )}
    </div>
  );
}
