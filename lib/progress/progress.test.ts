import { describe, expect, it } from 'vitest';
import {
  finishedIn,
  nextIn,
  stateOf,
  withCheck,
  withOpened,
  withSet,
  withTicks,
  type CourseProgress,
} from './progress';

const lessons = ['words', 'gaps', 'talk', 'photo'];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute)).toISOString();
const set = (answered: number, right = 0, id = 'w-01', questions = 5) => ({
  ...{ id, questions, answered, right },
  of: answered,
});
const kept = (answered: number, right = 0) => ({ 'w-01': { answered, right, of: answered } });

describe('a lesson', () => {
  it('is begun when it was opened, and answered as far as its set is', () => {
    expect(stateOf(undefined)).toBeUndefined();
    const opened = withOpened({}, 'words', at(0));
    expect(stateOf(opened.words)).toBe('begun');
    expect(stateOf(withSet(opened, 'words', set(0), at(1)).words)).toBe('begun');
    expect(stateOf(withSet(opened, 'words', set(2), at(1)).words)).toBe('answered');
  });

  it('is finished by the last answer of its set, whatever was right', () => {
    const progress = withSet(withOpened({}, 'words', at(0)), 'words', set(5, 1), at(7));
    expect(progress).toEqual({ words: { opened: at(0), questions: 5, sets: kept(5, 1), done: at(7) } });
    expect(stateOf(progress.words)).toBe('done');
  });

  it('stays finished since the first time when its set is answered anew', () => {
    const first = withSet({}, 'words', set(5, 5), at(1));
    const again = withSet(first, 'words', set(0), at(2));
    expect(again.words).toEqual({
      ...{ opened: at(1), questions: 5, done: at(1) },
      sets: { 'w-01': { answered: 0, right: 0, of: 0, again: at(2) } },
    });
    const answered = withSet(again, 'words', set(5, 3), at(3)).words;
    expect(answered?.done).toBe(at(1));
    // Still that try, and not another one.
    expect(answered?.sets?.['w-01']?.again).toBe(at(2));
  });

  it('is not finished by a set without questions', () => {
    expect(withSet({}, 'words', set(0, 0, '', 0), at(0)).words?.done).toBeUndefined();
  });

  it('of several sets is finished by the last answer of all, in whatever order they come to life', () => {
    const first = withSet({}, 'talk', set(5, 5, 't-01', 8), at(1));
    expect(stateOf(first.talk)).toBe('answered');
    const both = withSet(first, 'talk', set(3, 0, 't-06', 8), at(2));
    expect(both.talk?.done).toBe(at(2));
    const unfinished = withCheck(both, 'talk', false, at(3));
    const seen = withSet(
      withSet(unfinished, 'talk', set(3, 0, 't-06', 8), at(4)),
      'talk',
      set(5, 5, 't-01', 8),
      at(4),
    );
    expect(stateOf(seen.talk)).toBe('answered');
  });

  it('is finished or not as its reader says, also when the answered set is looked at again', () => {
    const finished = withSet({}, 'words', set(5), at(1));
    const unfinished = withCheck(finished, 'words', false, at(2));
    expect(stateOf(unfinished.words)).toBe('answered');
    expect(withSet(unfinished, 'words', set(5), at(3)).words?.done).toBeUndefined();
    expect(withCheck({}, 'talk', true, at(4))).toEqual({ talk: { opened: at(4), done: at(4) } });
    expect(withCheck(finished, 'words', true, at(9)).words?.done).toBe(at(1));
  });

  it('is finished by the last tick of what its reader can do, and stays so when one is taken back', () => {
    const some = withTicks({}, 'talk', [0, 2], 3, at(1));
    expect(some).toEqual({ talk: { opened: at(1), checked: [0, 2] } });
    const all = withTicks(some, 'talk', [0, 1, 2], 3, at(2));
    expect(all.talk).toEqual({ opened: at(1), checked: [0, 1, 2], done: at(2) });
    expect(withTicks(all, 'talk', [0], 3, at(3)).talk).toEqual({ opened: at(1), checked: [0], done: at(2) });
    expect(withTicks({}, 'talk', [], 0, at(1)).talk?.done).toBeUndefined();
  });

  it('leaves the others and what it was given as they are', () => {
    const before: CourseProgress = Object.freeze({ talk: Object.freeze({ opened: at(0) }) });
    for (const after of [
      withOpened(before, 'words', at(1)),
      withSet(before, 'words', set(1), at(1)),
      withCheck(before, 'words', true, at(1)),
      withTicks(before, 'words', [1], 6, at(1)),
    ]) {
      expect(after.talk).toBe(before.talk);
    }
  });
});

describe('the course', () => {
  it('counts the finished lessons that it still has', () => {
    const progress = withCheck(withCheck({}, 'gaps', true, at(0)), 'old-lesson', true, at(1));
    expect(finishedIn(progress, lessons)).toEqual(['gaps']);
  });

  it('begins with the first lesson', () => {
    expect(nextIn({}, lessons)).toBe('words');
  });

  it('goes on with the lesson that was open last, and after the one that was finished last', () => {
    const left = withOpened(withCheck({}, 'words', true, at(0)), 'talk', at(5));
    expect(nextIn(left, lessons)).toBe('talk');
    expect(nextIn(withCheck(left, 'talk', true, at(6)), lessons)).toBe('photo');
  });

  it('goes on with the first lesson of the diagnostic test until that is finished, whatever was open last', () => {
    const left = withOpened(withCheck({}, 'gaps', true, at(0)), 'talk', at(5));
    expect(nextIn(left, ['photo', 'talk', 'words'], true)).toBe('photo');
    expect(nextIn(withCheck(left, 'photo', true, at(4)), ['photo', 'talk', 'words'], true)).toBe('talk');
  });

  it('comes back to what was left out, and ends when nothing is', () => {
    const last = withCheck(withOpened({}, 'photo', at(1)), 'photo', true, at(2));
    expect(nextIn(last, lessons)).toBe('words');
    const all = lessons.reduce((progress, lesson) => withCheck(progress, lesson, true, at(3)), last);
    expect(nextIn(all, lessons)).toBeUndefined();
  });
});
