import { isTraining, questionTypes, typesOf, type TypeOf } from '../questions/types';

/** The tasks that a post can ask to be tried (`<Task type="…" />`): those of the test that have one part. */
export const tryableTasks: readonly TypeOf<'task'>[] = typesOf('task').filter(
  (type) => !isTraining(type) && !('followUp' in questionTypes[type].limits),
);

export const tryableTypes: readonly TypeOf<'single'>[] = typesOf('single');
