import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { keyOf } from '@/lib/questions/judge/key';
import type { OpenTask } from '@/lib/questions/open-task';
import { QuestionRow } from './question-row';
import { Rubric } from './rubric';
import { TaskQuestion } from './task-question';

interface TaskRowProps {
  name: string;
  tasks: readonly OpenTask[];
  photoOf: (task: OpenTask) => ReactNode;
  onward?: ReactNode;
}

export function TaskRow({ name, tasks, photoOf, onward }: TaskRowProps) {
  const t = useTranslations('questions');
  const [{ type, mode } = { type: undefined, mode: 'write' as const }] = tasks;
  return (
    <QuestionRow
      name={name}
      onward={onward}
      more={type === 'listenThenSpeak' ? undefined : type}
      rule={t(`openRules.${type === 'readAloud' ? 'readAloud' : mode}`, { count: tasks.length })}
      note={mode === 'speak' ? `${t('listenAfter')} ${t('voice')}` : t('text')}
      questions={tasks.map((task) => ({
        id: task.id,
        key: keyOf(task),
        seconds: task.seconds,
        prepare: task.prepare,
        question: <TaskQuestion task={task} photo={photoOf(task)} />,
        answer: <Rubric mode={task.mode} />,
      }))}
    />
  );
}
