import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Mic, PauseCircle } from '@/components/ui/icon/icons';
import { openTasks, type OpenLesson, type OpenTask } from '@/lib/questions/open-items';
import type { SceneName } from '@/lib/questions/scenes';
import { plainTyping } from './plain-typing';
import { QuestionRow } from './question-row';
import { quoted } from './texts';

interface OpenSetProps {
  lesson: OpenLesson;
  name: string;
  /** The drawing that a task with a photo is about, by its name. */
  photoOf: (scene: SceneName) => ReactNode;
}

/** The tasks of a lesson that are answered at length: nobody judges them here; there is a list of what to look for. */
export function OpenSet({ lesson, name, photoOf }: OpenSetProps) {
  const t = useTranslations('questions');
  const tasks = openTasks[lesson];
  const mode = tasks[0]?.mode ?? 'write';
  return (
    <QuestionRow
      name={name}
      rule={t(`openRules.${mode}`, { count: tasks.length })}
      note={t(mode === 'speak' ? 'voice' : 'text')}
      hasResult={false}
      questions={tasks.map((task) => ({
        id: task.id,
        kind: task.mode,
        seconds: task.seconds,
        prepare: task.prepare,
        question: <TaskQuestion task={task} photo={task.scene && photoOf(task.scene)} />,
        answer: <Rubric mode={task.mode} />,
      }))}
    />
  );
}

function TaskQuestion({ task, photo }: { task: OpenTask; photo: ReactNode }) {
  return (
    <div className="grid gap-4">
      {photo ? <div className="max-w-sm">{photo}</div> : null}
      <p lang="en" className="text-lg font-semibold">
        {task.prompt}
      </p>
      {task.mode === 'write' ? <WritingField /> : <Recorder />}
    </div>
  );
}

function WritingField() {
  const t = useTranslations('questions');
  return (
    <div>
      <textarea
        lang="en"
        rows={7}
        maxLength={5000}
        aria-label={t('yourAnswer')}
        {...plainTyping}
        className="w-full rounded-control border border-line-strong bg-control px-4 py-3 leading-relaxed"
      />
      <p className="practice-live text-end text-sm text-muted">
        {t.rich('words', { number: () => <span data-words="">0</span> })}
      </p>
    </div>
  );
}

/** Records and plays back the reader's own voice, which stays in the browser. */
function Recorder() {
  const t = useTranslations('questions');
  return (
    <div data-recorder="" className="practice-live grid justify-items-start gap-3">
      <button type="button" data-record="" className={buttonClass('secondary')}>
        <span data-while="idle" className="inline-flex items-center gap-2">
          <Mic aria-hidden="true" className="size-4.5" />
          {t('record')}
        </span>
        <span data-while="recording" className="inline-flex items-center gap-2 text-pencil">
          <PauseCircle aria-hidden="true" className="size-4.5" />
          {t('stop')}
        </span>
      </button>
      <audio controls aria-label={t('recording')} className="practice-playback" />
      <p role="alert" className="text-sm text-bad">
        <span data-trouble="refused">{t('refused')}</span>
        <span data-trouble="absent">{t('absent')}</span>
      </p>
    </div>
  );
}

const rubric = ['1', '2', '3', '4', '5'] as const;

function Rubric({ mode }: { mode: OpenTask['mode'] }) {
  const t = useTranslations(`questions.rubric.${mode}`);
  return (
    <ul className="grid list-disc gap-1.5 ps-5">
      {rubric.map((one) => (
        <li key={one}>{t.rich(one, { en: quoted })}</li>
      ))}
    </ul>
  );
}
