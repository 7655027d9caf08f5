import { expect, it } from 'vitest';
import { openFiles, openSchemas, openTasks } from './open-items';

it.each(Object.keys(openSchemas) as (keyof typeof openSchemas)[])(
  'files of %s hold to their schema',
  (name) => {
    for (const items of openFiles[name]) expect(openSchemas[name].parse(items)).toEqual(items);
  },
);

it('no two tasks have one name or one prompt', () => {
  const tasks = Object.values(openTasks).flat();
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  const prompts = tasks.filter(({ scene }) => !scene).map(({ prompt }) => prompt);
  expect(new Set(prompts).size).toBe(prompts.length);
});
