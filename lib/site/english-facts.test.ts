import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import photoAnswers from '@/content/samples/writeAboutThePhoto.json';
import { locales } from '@/lib/i18n/locales';
import { hasPractice, practiceSet } from '@/lib/questions/items';
import { hasOpenTasks, openTasks } from '@/lib/questions/open-items';
import { readingSeconds, sets } from '@/lib/questions/sets';
import { isTraining, questionTypes, type TypeKey } from '@/lib/questions/types';
import { newADay } from '@/lib/vocabulary/schedule';
import { courses, lessonCatalogs, type CourseKey } from './courses';

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

it('a range for reading and listening is never the distance to a target, and says what it is of', () => {
  expect(read('progress')).toMatch(/"range": "[^"]*reading and listening/);
  expect(
    saying(/how far you are from your target|shows how much you need to study|strong and weak skills/),
  ).toEqual([]);
  expect(saying(/would raise your score most|good official result likely/)).toEqual([]);
});

it('one advice on when to take a mock exam: not first', () => {
  expect(saying(/mock exam (?:first|today|every week)|Take one first/)).toEqual([]);
});

it('no page says that it is updated daily', () => {
  expect(saying(/updated (?:daily|every day)/i)).toEqual([]);
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

it('the words said to be in the sample answers about the photo are as many', () => {
  const counts = Object.values(photoAnswers.answers).map((answer) => answer.split(/\s+/).length);
  const said = `our sample answers have ${String(Math.min(...counts))} to ${String(Math.max(...counts))}`;
  expect(read('lesson-write-about-the-photo')).toContain(said);
});

it.each(locales)('lessons in %s call the integrated scores by the names on the certificate', (locale) => {
  const score = (name: string) =>
    (JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8')) as { facts: { score: string } })
      .facts.score;
  expect(score('lesson-read-and-select')).toMatch(/Literacy.*Comprehension/);
  expect(score('lesson-listen-and-type')).toMatch(/Comprehension.*Conversation/);
  expect(score('lesson-speaking-sample')).toMatch(/Conversation.*Production/);
  expect(score('lesson-writing-sample')).toMatch(/Literacy.*Production/);
});

it('every question type has a lesson, and the lesson of each one of the test names it', () => {
  const lessons = (
    JSON.parse(read('courses')) as { lessons: Record<CourseKey, { name: string; title: string }> }
  ).lessons;
  for (const [key, type] of Object.entries(questionTypes)) {
    if (isTraining(key as TypeKey)) continue;
    const lesson = courses.find((one) => one.key === type.lesson);
    expect(lesson && lessons[lesson.key].name, type.name).toContain(type.name);
    expect(lesson && lessons[lesson.key].title, type.name).toContain(type.name);
  }
});

/** Seconds that the practice sets of a lesson take with their time limits. */
function practiceSeconds(lesson: CourseKey): number {
  const sum = (seconds: readonly number[]) => seconds.reduce((total, next) => total + next, 0);
  const open = hasOpenTasks(lesson) ? openTasks[lesson].map(({ prepare, seconds }) => prepare + seconds) : [];
  const closed = hasPractice(lesson)
    ? practiceSet(lesson).map(() => questionTypes[lesson].limits.answer)
    : [];
  const talk = questionTypes.interactiveListening.limits;
  const together: Partial<Record<CourseKey, number[]>> = {
    interactiveReading: sets.interactiveReading.map(readingSeconds),
    interactiveListening: sets.interactiveListening.map(() => talk.conversation + talk.summary),
    readListenThenSpeak: sets.interactiveSpeaking.map(
      ({ questions }) => questions.length * questionTypes.interactiveSpeaking.limits.answer,
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

/** Seconds that what a lesson begins with takes, whole with its follow-up question. */
function trySeconds(lesson: CourseKey): number {
  const talk = questionTypes.interactiveListening.limits;
  if (lesson === 'interactiveReading')
    return Math.min(...sets.interactiveReading.slice(0, 1).map(readingSeconds));
  if (lesson === 'interactiveListening') return talk.conversation + talk.summary;
  if (hasPractice(lesson)) return practiceSet(lesson).length * questionTypes[lesson].limits.answer;
  if (!hasOpenTasks(lesson)) return newADay * 30;
  const { followUp } = questionTypes[lesson === 'readListenThenSpeak' ? 'readThenSpeak' : lesson].limits as {
    followUp?: number;
  };
  const [first] = openTasks[lesson];
  return (first ? first.prepare + first.seconds : 0) + (followUp ?? 0);
}

it.each(courses)('the minutes of what $key begins with are its time limits', ({ key, tryMinutes }) => {
  expect(tryMinutes).toBe(Math.ceil(trySeconds(key) / 60));
});
