import { describe, expect, it } from 'vitest';
import { examTasks, type ExamTask } from '../api/contract/exam/steps';
import { courses } from '../site/courses';
import { lessonsAfter } from './lessons';
import type { Scores } from './scores';

const score = (points: number, se = 6) => ({ score: points, se, low: 10, high: 160 });
const none = { reading: null, listening: null, writing: null, speaking: null };

const scores = (levels: Scores['levels'], overall = score(100)): Scores => ({
  overall,
  subscores: { ...none, reading: overall, listening: overall },
  levels,
});
const answered = examTasks.map((type) => ({ type, asked: 6, answered: 6 }));
const with_ = (type: ExamTask, count: number) =>
  answered.map((task) => (task.type === type ? { ...task, answered: count } : task));

it('names three different lessons of the course', () => {
  const lessons = lessonsAfter(scores({}), answered);
  expect(lessons).toHaveLength(3);
  const keys: string[] = courses.map(({ key }) => key);
  for (const { lesson } of lessons) expect(keys).toContain(lesson);
  expect(new Set(lessons.map(({ lesson }) => lesson)).size).toBe(3);
});

describe('a task that was weak', () => {
  const levels = { readAndSelect: score(88), listenAndType: score(80), fillInTheBlanks: score(99) };

  it('comes first, the weakest before the others', () => {
    expect(lessonsAfter(scores(levels), answered).slice(0, 2)).toEqual([
      { lesson: 'listenAndType', reason: 'weak', type: 'listenAndType' },
      { lesson: 'readAndSelect', reason: 'weak', type: 'readAndSelect' },
    ]);
  });

  it('is none of which nearly all was right', () => {
    const easy = answered.map((task) => ({ ...task, share: task.type === 'listenAndType' ? 0.9 : 0.5 }));
    expect(lessonsAfter(scores(levels), easy)[0]?.type).toBe('readAndSelect');
  });

  it('is the lowest alone where chance makes as much', () => {
    const unsure = { readAndSelect: score(92), listenAndType: score(80, 14) };
    expect(lessonsAfter(scores(unsure), answered).map(({ reason, type }) => [reason, type])).toEqual([
      ['lowest', 'listenAndType'],
      ['open', 'writeAboutThePhoto'],
      ['open', 'speakAboutThePhoto'],
    ]);
  });

  it('is said of the lowest, too, when everything was wrong', () => {
    const bottom = { fillInTheBlanks: score(10, 12), interactiveReading: score(20, 12) };
    expect(lessonsAfter(scores(bottom, score(10)), answered)[0]).toEqual({
      ...{ lesson: 'fillInTheBlanks', reason: 'lowest', type: 'fillInTheBlanks' },
    });
  });

  it('is told of one skill alone, too', () => {
    const reading: Scores = { ...scores(levels), overall: null, subscores: { ...none, reading: score(100) } };
    expect(lessonsAfter(reading, answered)[0]?.lesson).toBe('listenAndType');
  });
});

it('what was left unanswered comes next, and what was not reached', () => {
  expect(lessonsAfter(scores({}), with_('writingSample', 0))[0]).toEqual({
    ...{ lesson: 'writingSample', reason: 'unanswered', type: 'writingSample' },
  });
  expect(lessonsAfter(scores({}), with_('readAndSelect', 4))[0]?.reason).toBe('open');
  const ended = answered.map((task, place) => (place > 5 ? { ...task, asked: 0, answered: 0 } : task));
  expect(lessonsAfter(scores({}), ended).map(({ reason }) => reason)).toEqual(
    Array.from({ length: 3 }, () => 'unanswered'),
  );
});

it('two tasks of one lesson are one', () => {
  const silent = answered.map((task) =>
    ['readThenSpeak', 'interactiveSpeaking'].includes(task.type) ? { ...task, answered: 0 } : task,
  );
  const lessons = lessonsAfter(scores({}), silent);
  expect(lessons.map(({ reason }) => reason)).toEqual(['unanswered', 'open', 'open']);
});
