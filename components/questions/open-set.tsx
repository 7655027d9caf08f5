import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { openTasks, type OpenLesson, type OpenTask } from '@/lib/questions/open-items';
import type { SceneName } from '@/lib/questions/scenes';
import { QuestionRow } from './question-row';
import { Recorder } from './recorder';
import { Rubric } from './rubric';
import { WritingField } from './writing-field';

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
      rule={t(`openRules.${lesson === 'readAloud' ? 'readAloud' : mode}`, { count: tasks.length })}
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

/** A task with the place to write or to speak. */
export function TaskQuestion({ task, photo }: { task: OpenTask; photo?: ReactNode }) {
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
