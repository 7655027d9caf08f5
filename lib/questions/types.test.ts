import { expect, it } from 'vitest';
import { testFormat, testTypes } from './test-format';
import { isTraining, questionTypes, typesIn, typesOf, type TypeKey } from './types';
import { skills, type TypeRow } from './type-row';

const rows = Object.entries<TypeRow>(questionTypes);

it('the test has thirteen types, each in a place of its own', () => {
  expect(testTypes.map(({ test }) => test.place)).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 1),
  );
});

it('a type is in the test or has left it', () => {
  for (const [key, { test, left }] of rows)
    expect([test === undefined, isTraining(key as TypeKey)], key).toEqual([
      left !== undefined,
      left !== undefined,
    ]);
});

it('a type that is judged one by one has a weight, and no task that nobody judges has one', () => {
  for (const [key, { form, weight }] of rows)
    if (form !== 'set') expect(weight !== undefined, key).toBe(form === 'single');
});

it('every type stands under its skill and its form', () => {
  expect(skills.flatMap(typesIn).toSorted()).toEqual(Object.keys(questionTypes).toSorted());
  expect([...typesOf('single'), ...typesOf('set'), ...typesOf('task')].toSorted()).toEqual(
    Object.keys(questionTypes).toSorted(),
  );
});

it('the day of the format is the oldest on which a row was looked at, after the format began', () => {
  for (const [key, { checked, left = checked }] of rows) {
    expect(checked >= testFormat.checked, key).toBe(true);
    expect(left <= checked, key).toBe(true);
  }
  expect(testFormat.checked >= testFormat.since).toBe(true);
});
