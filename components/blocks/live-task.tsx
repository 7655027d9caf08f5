import type { ReactNode } from 'react';
import { LiveCard } from '@/components/questions/live-card';
import { TaskQuestion } from '@/components/questions/open-set';
import { Rubric } from '@/components/questions/rubric';
import type { OpenTask } from '@/lib/questions/open-items';
import type { CourseKey } from '@/lib/site/courses';
import { MoreInLesson } from './more-in-lesson';

interface LiveTaskProps {
  /** As the test calls it. */
  name: string;
  task: OpenTask;
  photo?: ReactNode;
  lesson: CourseKey;
  /** What the product makes of such an answer. */
  result: ReactNode;
}

/** A page's figure: a task to answer by writing or speaking, and then what the product would say to an answer. */
export function LiveTask({ name, task, photo, lesson, result }: LiveTaskProps) {
  return (
    <LiveCard
      name={name}
      questions={[
        {
          id: `live-${task.id}`,
          kind: task.mode,
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
