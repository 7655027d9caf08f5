import type { MDXComponents } from 'mdx/types';
import { ScenePhoto } from '@/components/figures/scene-photo';
import { closedQuestions } from '@/components/questions/closed-questions';
import { LiveCard } from '@/components/questions/live-card';
import { TaskQuestion } from '@/components/questions/open-set';
import { Rubric } from '@/components/questions/rubric';
import { MoreInLesson } from '@/components/blocks/more-in-lesson';
import { hasPractice, outsidePracticeSet, typeNames } from '@/lib/questions/items';
import { hasOpenTasks, openTasks } from '@/lib/questions/open-items';
import { isTryable, taskNames } from '@/lib/articles/live-parts';

/** Questions and tasks of the engine that a text can name. */
export const liveParts: MDXComponents = { Try, Task };

/** Three questions of a type, which no practice set has. */
function Try({ type }: { type: string }) {
  if (!hasPractice(type)) return null;
  return (
    <div className="article-live">
      <LiveCard
        name={typeNames[type]}
        questions={closedQuestions(type, outsidePracticeSet(0, 2, 3))}
        more={<MoreInLesson lesson={type} />}
      />
    </div>
  );
}

/** One task to speak or to write. */
function Task({ type }: { type: string }) {
  if (!isTryable(type)) return null;
  const lesson = type === 'readThenSpeak' ? 'readListenThenSpeak' : type;
  const task = hasOpenTasks(lesson) ? openTasks[lesson].at(-1) : undefined;
  if (!task) return null;
  return (
    <div className="article-live">
      <LiveCard
        name={taskNames[type]}
        questions={[
          {
            id: `post-${task.id}`,
            kind: task.mode,
            question: <TaskQuestion task={task} photo={task.scene && <ScenePhoto name={task.scene} />} />,
            answer: <Rubric mode={task.mode} />,
          },
        ]}
        more={<MoreInLesson lesson={lesson} />}
      />
    </div>
  );
}
