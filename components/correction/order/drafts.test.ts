// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { draftedTasks, draftedTypes, dropDraft, keepDraft, newKey, readDraft } from './drafts';

const draft = (text: string, at = 1) => ({ type: 'writingSample' as const, text, key: newKey(), at });

beforeEach(() => localStorage.clear());

it('keeps what is written by task until it is dropped', () => {
  const first = draft('One');
  expect(keepDraft('a', first)).toBe(true);
  keepDraft('b', draft('Two'));
  expect(readDraft('a')).toEqual(first);
  expect(draftedTasks()).toEqual(['a', 'b']);
  expect(draftedTypes()).toEqual(['writingSample', 'writingSample']);
  dropDraft('a');
  dropDraft('b');
  expect(draftedTasks()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('keeps the ones written last', () => {
  for (let at = 0; at < 30; at += 1) keepDraft(`task-${at}`, draft('x', at));
  expect(draftedTasks()).toHaveLength(20);
  expect(readDraft('task-9')).toBeUndefined();
  expect(readDraft('task-29')).toBeDefined();
});

it('takes a task of which nothing is written any more for none', () => {
  keepDraft('a', draft(' '));
  expect(draftedTasks()).toEqual([]);
});

it.each([
  ['no object', '"x"'],
  ['another shape', '{"a":{"text":1}}'],
  ['a type that is none', '{"a":{"type":"x","text":"x","key":"0123456789abcdef","at":1}}'],
  ['a key that the API would refuse', '{"a":{"type":"own","text":"x","key":"short","at":1}}'],
])('takes %s for nothing', (_, stored) => {
  localStorage.setItem('correction_drafts', stored);
  expect(draftedTasks()).toEqual([]);
});

it('makes keys as the API takes them', () => {
  expect(newKey()).toMatch(/^[\w-]{16,64}$/);
  expect(newKey()).not.toBe(newKey());
});
