import type { ReactNode } from 'react';
import { openTasks, type OpenLesson, type OpenTask } from '@/lib/questions/open-items';
import type { SceneName } from '@/lib/questions/scenes';
import { TaskRow } from './task-row';

interface OpenSetProps {
  lesson: OpenLesson;
  name: string;
  photoOf: (scene: SceneName) => ReactNode;
  onward?: ReactNode;
}

export function OpenSet({ lesson, photoOf, ...row }: OpenSetProps) {
  const photo = ({ scene }: OpenTask) => scene && photoOf(scene);
  return <TaskRow {...row} tasks={openTasks[lesson]} photoOf={photo} />;
}
