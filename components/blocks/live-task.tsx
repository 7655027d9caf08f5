import type { ReactNode } from 'react';
import { LiveCard } from '@/components/questions/live-card';
import { TaskQuestion } from '@/components/questions/task-question';
import { Rubric } from '@/components/questions/rubric';
import { keyOf } from '@/lib/questions/judge/key';
import type { OpenTask } from '@/lib/questions/open-items';
import { questionTypes, type TypeOf } from '@/lib/questions/types';
import { MoreInLesson } from './more-in-lesson';

export const liveId = ({ id }: Pick<OpenTask, 'id'>): string => `live-${id}`;

interface LiveTaskProps {
  type: TypeOf<'task'>;
  task: OpenTask;
  photo?: ReactNode;
  result: ReactNode;
}

export function LiveTask({ type, task, photo, result }: LiveTaskProps) {
  const { name, lesson } = questionTypes[type];
  return (
    <LiveCard
      name={name}
      questions={[
        {
          id: liveId(task),
          key: keyOf(task),
          question: <TaskQuestion task={task} photo={photo} />,
          answer: (
            <>
              <Rubric mode={task.mode} />
              <div className="pt-4">{result}</div>
            </>
          ),
        },
      ]}
      more={<MoreInLesson lesson={lesson} />}
    />
  );
}
