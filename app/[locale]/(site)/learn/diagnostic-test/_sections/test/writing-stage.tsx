import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/questions/fields/text-field';
import { quoted } from '@/components/questions/texts';
import { useCountdown } from '@/components/questions/use-countdown';
import { buttonClass } from '@/components/ui/button';
import { writingSeconds, writingTask } from '@/lib/diagnostic/pool';
import type { Run } from '@/lib/diagnostic/run';
import { StageHead } from './stage-head';
import { useFocus } from './use-focus';

interface WritingStageProps {
  run: Run;
  isMoved: boolean;
  onBegin: () => void;
  onChange: (run: Run) => void;
  onEnd: () => void;
}

export function WritingStage({ run, isMoved, onBegin, onChange, onEnd }: WritingStageProps) {
  const t = useTranslations('diagnostic.writing');
  const [isBegun, setBegun] = useState(false);
  const begin = useFocus<HTMLButtonElement>(isMoved);
  const words = useTranslations('diagnostic.run');
  if (run.text !== null) return <OwnCheck text={run.text} onEnd={onEnd} />;
  const task = (
    <p lang="en" className="mt-4 text-lg font-semibold">
      {writingTask(run.seed)}
    </p>
  );
  if (isBegun) {
    return (
      <Writing
        task={task}
        text={run.draft[0] ?? ''}
        timed={run.timed}
        onDraft={(draft) => onChange({ ...run, draft: [draft] })}
        onDone={(text) => (text.trim() === '' ? onEnd() : onChange({ ...run, text }))}
      />
    );
  }
  return (
    <>
      <StageHead title={t('title')} />
      <p>{t('lead', { minutes: writingSeconds / 60 })}</p>
      {task}
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          ref={begin}
          type="button"
          onClick={() => {
            setBegun(true);
            onBegin();
          }}
          className={buttonClass('primary', 'min-h-12')}
        >
          {words('begin')}
        </button>
        <button type="button" onClick={onEnd} className={buttonClass('quiet', 'min-h-12')}>
          {t('skip')}
        </button>
      </div>
    </>
  );
}

interface WritingProps {
  task: React.ReactNode;
  text: string;
  timed: boolean;
  onDraft: (text: string) => void;
  onDone: (text: string) => void;
}

function Writing({ task, text, timed, onDraft, onDone }: WritingProps) {
  const t = useTranslations('diagnostic.writing');
  const q = useTranslations('questions');
  const fieldRef = useFocus<HTMLElement>(true);
  const left = useCountdown(timed ? writingSeconds : null, () => onDone(text));
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(text);
      }}
    >
      <StageHead title={t('title')} left={left} />
      {task}
      <TextField
        rows={8}
        maxLength={5000}
        className="mt-4"
        held={{
          value: text,
          onChange: onDraft,
          ref: (place) => {
            fieldRef.current = place;
          },
        }}
      />
      <button type="submit" className={buttonClass('primary', 'mt-4 min-h-12')}>
        {q('done')}
      </button>
    </form>
  );
}

const points = ['1', '2', '3', '4', '5'] as const;

function OwnCheck({ text, onEnd }: { text: string; onEnd: () => void }) {
  const t = useTranslations('diagnostic.writing');
  const rubric = useTranslations('questions.rubric.write');
  const finish = useFocus<HTMLButtonElement>(false);
  return (
    <>
      <StageHead title={t('check')} />
      <p className="text-muted">{t('tick')}</p>
      <p lang="en" className="mt-4 rounded-control bg-sunken px-4 py-3 whitespace-pre-line">
        {text}
      </p>
      <ul className="mt-4 grid gap-2">
        {points.map((point) => (
          <li key={point}>
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input type="checkbox" className="mt-1 size-5 shrink-0" />
              <span>{rubric.rich(point, { en: quoted })}</span>
            </label>
          </li>
        ))}
      </ul>
      <button ref={finish} type="button" onClick={onEnd} className={buttonClass('primary', 'mt-4 min-h-12')}>
        {t('finish')}
      </button>
    </>
  );
}
