import { describe, expect, it } from 'vitest';
import { testStages } from './stages';
import { isTraining, questionTypes, type Skill } from '@/lib/site/question-types';
import { testParts } from './hour-data';

describe('testParts', () => {
  it('names every question type that is still in the test once, under its skill', () => {
    for (const skill of Object.keys(questionTypes) as Skill[]) {
      const current = questionTypes[skill].flatMap((type) => (isTraining(type.key) ? [] : [type.key]));
      const named = testParts.filter((part) => part.skill === skill).map(({ type }) => type);
      expect(named.toSorted()).toEqual(current.toSorted());
    }
    expect(testParts).toHaveLength(13);
  });

  it('has as many time limits as their form shows', () => {
    const shown = { each: 1, either: 2, parts: 2, partsEach: 2, followed: 3 };
    for (const { type, time } of testParts) expect(time.seconds, type).toHaveLength(shown[time.form]);
  });
});

describe('testStages', () => {
  it('make one hour', () => {
    expect(testStages.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60);
  });
});
