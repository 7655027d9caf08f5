// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { changeProgress, followProgress, progressEntry } from './kept';
import { withOpened } from './progress';

const opened = '2026-11-22T09:00:00.000Z';
const sets = {
  'w-01': { answered: 5, right: 4, of: 5 },
  'w-06': { answered: 1, right: 1, of: 1, again: opened },
};
const keep = (value: unknown) => localStorage.setItem(progressEntry.name, JSON.stringify(value));

beforeEach(() => progressEntry.remove());

it('reads what was written', () => {
  const progress = { words: { opened, questions: 5, sets, done: opened }, talk: { opened, checked: [0, 5] } };
  progressEntry.write(progress);
  expect(progressEntry.read()).toEqual(progress);
});

it('leaves out what cannot be used and keeps the rest', () => {
  keep({
    words: {
      opened,
      questions: '5',
      sets: { ...sets, a: { answered: -1, right: 0, of: 0 }, b: 1, c: 'again' },
      done: 'yes',
    },
    talk: { opened: 'yesterday' },
    gaps: 'done',
    photo: { opened, sets: 'all', checked: [1, 'two', -1], done: opened },
    story: { opened, checked: 'all' },
  });
  expect(progressEntry.read()).toEqual({
    words: { opened, sets },
    photo: { opened, checked: [1], done: opened },
    story: { opened },
  });
  for (const value of [null, [], 'done', 3]) {
    keep(value);
    expect(progressEntry.read()).toBeNull();
  }
});

it('tells of changes until nobody wants to hear', () => {
  const heard = vi.fn();
  const stop = followProgress(heard);
  changeProgress((known) => withOpened(known, 'words', opened));
  expect(progressEntry.read()).toEqual({ words: { opened } });
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: progressEntry.name }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  changeProgress((known) => withOpened(known, 'talk', opened));
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledTimes(3);
});
