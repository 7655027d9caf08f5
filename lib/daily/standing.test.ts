// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bankIndex } from '@/app/[locale]/(app)/app/practice/_sections/bank-index';
import { bankItems } from '../questions/bank/bank-file';
import { questionsOf, type BankItem } from '../questions/bank/bank-item';
import { answersEntry, answerTimesEntry, keepAnswer } from '../questions/kept';
import { dayOf } from '../vocabulary/schedule';
import { judgedTypes } from './bank-index';
import { learned } from './boxes';
import { boxesEntry, daysEntry, freeEntry } from './entries';
import { followPractice } from './kept';
import { keptPractice, neededFiles, settle, standingOf } from './standing';
import { tenOf } from './today';

const day = 86_400_000;
const noon = new Date(2026, 10, 23, 12).getTime();
const items = judgedTypes.flatMap(bankItems);
const itemOf = (id: string): BankItem => items.find((item) => item.id === id) ?? expect.fail(id);
const wrong = ['something else'];
const today = () => dayOf(new Date());
const standing = () => standingOf(keptPractice(), items, bankIndex);
const look = () => settle(items, keptPractice());
const right = (id: string): string[] => {
  const item = itemOf(id);
  if (item.type === 'readAndSelect') return [item.real ? 'yes' : 'no'];
  if (item.type === 'listenAndType') return [item.sentence];
  const text = item.type === 'fillInTheBlanks' ? item.sentence : 'text' in item ? item.text : '';
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, missing = '']) => missing);
};

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  for (const entry of [answersEntry, answerTimesEntry, boxesEntry, daysEntry, freeEntry]) entry.remove();
  return () => void vi.useRealTimers();
});

describe('what is kept', () => {
  it('is the very same as long as nothing has changed', () => {
    const kept = keptPractice();
    expect(keptPractice()).toBe(kept);
    keepAnswer('rs-101', wrong);
    expect(keptPractice()).not.toBe(kept);
    const before = keptPractice();
    vi.setSystemTime(noon + day);
    expect(keptPractice()).not.toBe(before);
  });

  it('is told of by sets, by other tabs, and by what is written here, until nobody wants to hear', () => {
    const heard = vi.fn();
    const stop = followPractice(heard);
    keepAnswer('rs-101', wrong);
    document.dispatchEvent(new CustomEvent('practice-report', { detail: {} }));
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'practice_days' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(heard).toHaveBeenCalledTimes(2);
    look();
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'practice_days' }));
    expect(heard).toHaveBeenCalledTimes(4);
  });
});

describe('what follows from answers, wherever they were given', () => {
  it('comes back when it was wrong, and its day is a day of practice', () => {
    keepAnswer('rs-101', wrong);
    keepAnswer('fb-101', right('fb-101'));
    vi.setSystemTime(noon + 5 * day);
    look();
    expect(boxesEntry.read()).toEqual({ 'rs-101': [0, dayOf(new Date(noon)) + 1, noon] });
    expect(daysEntry.read()).toEqual(['2026-11-23']);
    expect(standing().again).toEqual({ due: 1, later: 0, next: undefined });
    expect(standing().days.filter(Boolean)).toHaveLength(1);
    const [before, days] = [boxesEntry.read(), daysEntry.read()];
    look();
    expect([boxesEntry.read(), daysEntry.read()]).toEqual([before, days]);
  });

  it('comes back of a text once all of its questions are answered', () => {
    const questions = questionsOf(itemOf('ir-101'));
    for (const { id } of questions.slice(1)) keepAnswer(id, wrong);
    look();
    expect(boxesEntry.read()).toBeNull();
    keepAnswer(questions[0]?.id ?? '', wrong);
    look();
    expect(Object.keys(boxesEntry.read() ?? {})).toEqual(['ir-101']);
  });

  it('is judged by the files of what was answered and of what is due, and by no others', () => {
    expect(neededFiles(keptPractice(), bankIndex)).toEqual([]);
    keepAnswer('rs-101', wrong);
    keepAnswer('w-01', ['yes']);
    keepAnswer('ra-101', []);
    boxesEntry.write({
      'lt-110': [0, today(), 1],
      'rc-104': [0, today() + 1, 1],
      'fb-101': [learned, today(), 1],
    });
    expect(neededFiles(keptPractice(), bankIndex)).toEqual(['readAndSelect-1', 'listenAndType']);
  });

  it('does not count what is due and was taken out', () => {
    boxesEntry.write({ 'rs-999': [0, today(), 1], 'rs-101': [0, today(), 1] });
    expect(standing().again.due).toBe(1);
  });
});

describe('the ten of the day', () => {
  it('count what was answered since they are asked, and tell how much is right once that can be judged', () => {
    const { tenDay } = keptPractice();
    const [first = '', second = '', third = ''] = tenOf(tenDay, bankIndex);
    keepAnswer(first, right(first));
    vi.setSystemTime(noon - 2 * day);
    keepAnswer(second, right(second));
    vi.setSystemTime(noon);
    keepAnswer(third, wrong);
    expect(standing().today).toEqual({ day: tenDay, count: 10, answered: 2, right: 1 });
    expect(standingOf(keptPractice(), [], bankIndex).today.right).toBeUndefined();
    vi.setSystemTime(noon + day);
    expect(standing().today).toMatchObject({ day: tenDay + 1, answered: 0 });
  });
});

it('tells levels and the use of what is free', () => {
  expect(standing().levels).toEqual({});
  for (const id of ['fb-120', 'fb-121', 'fb-122', 'fb-123', 'fb-124']) keepAnswer(id, right(id));
  freeEntry.write({ day: today(), ids: ['fb-120'] });
  expect(Object.keys(standing().levels)).toEqual(['fillInTheBlanks']);
  expect(standing().levels.fillInTheBlanks).toBeGreaterThan(95);
  expect(standing().used).toBe(1);
});

describe('entries', () => {
  it('leave out what cannot be used, and keep the rest', () => {
    const keep = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value));
    keep('practice_again', { a: [0, 1, 2], b: [0, 1], c: ['0', 1, 2], d: [-1, 1, 2], e: 1, f: [9, 1, 2] });
    expect(boxesEntry.read()).toEqual({ a: [0, 1, 2], f: [9, 1, 2] });
    keep('practice_days', ['2026-11-23', 'yesterday', 3]);
    expect(daysEntry.read()).toEqual(['2026-11-23']);
    keep('practice_free', { day: 3, ids: ['a'] });
    expect(freeEntry.read()).toEqual({ day: 3, ids: ['a'] });
    for (const value of [null, 3, 'all', { day: '3', ids: [] }, { day: 3, ids: [1] }]) {
      keep('practice_free', value);
      expect(freeEntry.read()).toBeNull();
    }
    for (const value of [null, 3, []]) {
      keep('practice_again', value);
      expect(boxesEntry.read()).toBeNull();
    }
    keep('practice_days', {});
    expect(daysEntry.read()).toBeNull();
  });
});
