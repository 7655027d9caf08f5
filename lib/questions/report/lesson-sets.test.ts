import { expect, it } from 'vitest';
import { courses } from '@/lib/site/courses';
import { hasWords } from '@/lib/vocabulary/lists';
import { bankItems } from '../bank/bank-file';
import { questionsOf } from '../bank/bank-item';
import { bankTypes } from '../bank/bank-types';
import { practiceSet } from '../items';
import { sets } from '../sets';
import { lessonSets, questionCount } from './lesson-sets';

it.each(courses.map(({ key }) => key))('%s asks something, unless it is about words', (lesson) => {
  const asked = lessonSets(lesson);
  expect(questionCount(asked) > 0).toBe(!hasWords(lesson));
  for (const [id, count] of Object.entries(asked)) {
    expect(id).toMatch(/^[a-z]{2}-\d{2,3}(-1)?$/);
    expect(count, id).toBeGreaterThan(0);
  }
});

it('counts the five of a set by the first of them, and what belongs to one text or conversation together', () => {
  expect(lessonSets('readAndSelect')).toEqual({ [practiceSet('readAndSelect')[0]?.id ?? '']: 5 });
  expect(Object.values(lessonSets('interactiveReading'))).toEqual(sets.interactiveReading.map(() => 6));
  expect(Object.values(lessonSets('interactiveListening'))).toEqual(sets.interactiveListening.map(() => 7));
  const [task, ...conversations] = Object.values(lessonSets('readListenThenSpeak'));
  expect(task).toBeGreaterThan(0);
  expect(conversations).toEqual(sets.interactiveSpeaking.map(({ questions }) => questions.length));
});

it('has no question of the practice bank, whose sets would count for those of the lesson', () => {
  const asked = courses.flatMap(({ key }) => Object.keys(lessonSets(key)));
  const inBank = new Set(
    bankTypes
      .flatMap(bankItems)
      .flatMap(questionsOf)
      .map(({ id }) => id),
  );
  expect(asked.filter((id) => inBank.has(id))).toEqual([]);
});
