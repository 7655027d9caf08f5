import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasPractice, practiceSet, secondsOf } from '@/lib/questions/items';
import { hasOpenTasks, openTasks } from '@/lib/questions/open-items';
import { readingSeconds, sets, setSeconds } from '@/lib/questions/sets';
import { courses, type CourseKey } from './courses';
import { questionTypes } from './question-types';
import { lessonCatalogs } from './use-lesson';

const read = (name: string) => readFileSync(`messages/en/${name}.json`, 'utf8');
const catalogs = readdirSync('messages/en').filter((file) => file.endsWith('.json'));
const texts = catalogs.flatMap((file) =>
  readFileSync(`messages/en/${file}`, 'utf8')
    .split('\n')
    .map((line) => `${file}: ${line.trim()}`),
);
const saying = (pattern: RegExp) => texts.filter((line) => pattern.test(line));

it('no time is given in which a score is reached', () => {
  expect(read('converter')).not.toMatch(/\b(?:days?|weeks?|months?)\b|\{days/);
});

it('no free lesson promises that AI scores an answer', () => {
  const lessons = JSON.stringify((JSON.parse(read('courses')) as { lessons: unknown }).lessons);
  for (const text of [lessons, ...Object.values(lessonCatalogs).map(read)])
    expect(text).not.toMatch(/\bAI\b/);
});

it('a range for reading and listening is never the distance to a target', () => {
  expect(
    saying(/how far you are from your target|shows how much you need to study|strong and weak skills/),
  ).toEqual([]);
  expect(saying(/would raise your score most|good official result likely/)).toEqual([]);
});

it('one advice on when to take a mock exam: not first', () => {
  expect(saying(/mock exam (?:first|today|every week)|Take one first/)).toEqual([]);
});

it('only the page of the question bank says that it is updated daily', () => {
  const daily = saying(/updated (?:daily|every day)|Updated daily/i).map((line) => line.split(':')[0]);
  expect(new Set(daily)).toEqual(new Set(['practice.json', 'meta.json']));
});

it('the refund is promised as the policy gives it: all, or the unused part', () => {
  expect(saying(/money back if you have not used it/)).toEqual([]);
  for (const page of ['home', 'pricing'])
    expect(read(page)).toMatch(/otherwise the part that you have not used/);
});

it('the diagnostic test needs no account, so no page asks for one before it', () => {
  expect(
    saying(/Create an? (?:free )?account(?:,| and) (?:take the diagnostic|start with the lesson)/),
  ).toEqual([]);
});

it('every question type has a lesson, and the lesson of each one of the test names it', () => {
  const lessons = (
    JSON.parse(read('courses')) as { lessons: Record<CourseKey, { name: string; title: string }> }
  ).lessons;
  for (const type of Object.values(questionTypes)
    .flat()
    .filter((entry) => !('training' in entry))) {
    const lesson = courses.find(({ slug }) => slug === type.lesson);
    expect(lesson && lessons[lesson.key].name, type.name).toContain(type.name);
    expect(lesson && lessons[lesson.key].title, type.name).toContain(type.name);
  }
});

/** Seconds that the practice sets of a lesson take with their time limits. */
function practiceSeconds(lesson: CourseKey): number {
  const sum = (seconds: readonly number[]) => seconds.reduce((total, next) => total + next, 0);
  const open = hasOpenTasks(lesson) ? openTasks[lesson].map(({ prepare, seconds }) => prepare + seconds) : [];
  const closed = hasPractice(lesson) ? practiceSet(lesson).map(() => secondsOf[lesson]) : [];
  const together: Partial<Record<CourseKey, number[]>> = {
    interactiveReading: sets.interactiveReading.map(readingSeconds),
    interactiveListening: sets.interactiveListening.map(() => setSeconds.conversation + setSeconds.summary),
    readListenThenSpeak: sets.interactiveSpeaking.map(
      ({ questions }) => questions.length * setSeconds.spoken,
    ),
  };
  return sum([...open, ...closed, ...(together[lesson] ?? [])]);
}

it.each(courses.filter(({ section }) => section !== 'vocabulary'))(
  'the minutes of $key are those of its text, at 150 words a minute, and of its practice set',
  ({ key, minutes }) => {
    const words =
      read(lessonCatalogs[key])
        .replace(/<[^>]+>/g, '')
        .match(/(?<=[\s"])[\p{L}\d][\p{L}\d’:.-]*(?![\p{L}\d]*":)/gu) ?? [];
    const held = words.length / 150 + practiceSeconds(key) / 60;
    expect(Math.abs(minutes - held), `${String(Math.round(held))} min`).toBeLessThanOrEqual(2);
  },
);
