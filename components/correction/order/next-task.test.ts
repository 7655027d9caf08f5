import { expect, it } from 'vitest';
import { answeredTasks } from '@/lib/questions/bank/open-bank';
import { nextTask, taskBehind } from './next-task';

const tasks = answeredTasks.writingSample.slice(0, 4);
const [a, b, c, d] = tasks.map(({ id }) => id) as [string, string, string, string];

it.each([
  ['the first one to begin with', [], [], a],
  ['the one behind the last that was sent', [b, a], [], c],
  ['past those that were sent', [a, b], [], c],
  ['round the end', [d, c], [], a],
  ['one that was begun', [a], [d], d],
  ['one again when all were sent', [b, a, c, d], [], c],
])('chooses %s', (_, tried, drafted, expected) => {
  expect(nextTask(tasks, tried, drafted)?.id).toBe(expected);
});

it('goes round with each wish for another', () => {
  expect(taskBehind(tasks, 1, [c])?.id).toBe(d);
  expect(taskBehind(tasks, 3, [a, b, c])?.id).toBe(d);
  expect(taskBehind([], -1, [])).toBeUndefined();
});
