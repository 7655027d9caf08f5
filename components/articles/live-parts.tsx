import type { MDXComponents } from 'mdx/types';
import { ScenePhoto } from '@/components/figures/scene-photo';
import { closedQuestions } from '@/components/questions/closed-questions';
import { LiveCard } from '@/components/questions/live-card';
import { TaskQuestion } from '@/components/questions/task-question';
import { Rubric } from '@/components/questions/rubric';
import { MoreInLesson } from '@/components/blocks/more-in-lesson';
import { hasPractice, outsidePracticeSet } from '@/lib/questions/items';
import { keyOf } from '@/lib/questions/judge/key';
import { openTasks } from '@/lib/questions/open-items';
import { questionTypes } from '@/lib/questions/types';
import { tryableTasks } from '@/lib/articles/live-parts';

export const liveParts: MDXComponents = { Try, Task };

function Try({ type }: { type: string }) {
  if (!hasPractice(type)) return null;
  const { name, lesson } = questionTypes[type];
  return (
    <div className="article-live">
      <LiveCard
        name={name}
        questions={closedQuestions(type, outsidePracticeSet(0, 2, 3))}
        more={<MoreInLesson lesson={lesson} />}
      />
    </div>
  );
}

function Task({ type }: { type: string }) {
  const tried = tryableTasks.find((one) => one === type);
  if (!tried) return null;
  const { name, lesson } = questionTypes[tried];
  const task = openTasks[lesson].at(-1);
  if (!task) return null;
  return (
    <div className="article-live">
      <LiveCard
        name={name}
        questions={[
          {
            id: `post-${task.id}`,
            key: keyOf(task),
            question: <TaskQuestion task={task} photo={task.scene && <ScenePhoto name={task.scene} />} />,
            answer: <Rubric mode={task.mode} />,
          },
        ]}
        more={<MoreInLesson lesson={lesson} />}
      />
    </div>
  );
}
