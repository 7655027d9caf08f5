import type { ReactNode } from 'react';
import { openTasks, type OpenLesson, type OpenTask } from '@/lib/questions/open-items';
import type { SceneName } from '@/lib/questions/scenes';
import { TaskRow } from './task-row';

interface OpenSetProps {
  lesson: OpenLesson;
  name: string;
  /** The drawing that a task with a photo is about, by its name. */
  photoOf: (scene: SceneName) => ReactNode;
  /** What to read after the last task. */
  onward?: ReactNode;
}

/** The tasks of a lesson that are answered at length. */
export function OpenSet({ lesson, photoOf, ...row }: OpenSetProps) {
  const photo = ({ scene }: OpenTask) => scene && photoOf(scene);
  return <TaskRow {...row} tasks={openTasks[lesson]} photoOf={photo} />;
}
