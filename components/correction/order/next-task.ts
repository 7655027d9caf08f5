import type { AnsweredTask } from '@/lib/questions/bank/open-bank';

/**
 * The task of a type to go on with: one of which something is written already, else the next one behind the last that was sent, which was
 * not sent yet; when all were, the next one all the same.
 *
 * @param tried ids of tasks that were sent, the last one first
 * @param drafted ids of those that something is written of
 */
export function nextTask(
  tasks: readonly AnsweredTask[],
  tried: readonly string[],
  drafted: readonly string[] = [],
): AnsweredTask | undefined {
  const begun = tasks.find(({ id }) => drafted.includes(id));
  const last = tasks.findIndex(({ id }) => id === tried.find((one) => tasks.some((task) => task.id === one)));
  return begun ?? taskBehind(tasks, last, tried);
}

/** The one behind a place, round the end; those that were sent are left out, as long as there are others. */
export function taskBehind(
  tasks: readonly AnsweredTask[],
  place: number,
  tried: readonly string[],
): AnsweredTask | undefined {
  const inTurn = [...tasks.slice(place + 1), ...tasks.slice(0, place + 1)];
  return inTurn.find(({ id }) => !tried.includes(id)) ?? inTurn[0];
}
