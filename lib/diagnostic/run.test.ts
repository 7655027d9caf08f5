// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { courses } from '../site/courses';
import { pool } from './pool';
import { itemOf, judgedIn, resultOf, withAnswer } from './progress';
import { readDiagnosticResult, resultEntry } from './result';
import { newRun, readRun, runDays, runEntry, type Run } from './run';

beforeEach(() => localStorage.clear());

/** A run to its end, every question answered with nothing. */
function empty(run: Run): Run {
  const item = itemOf(run);
  return item ? empty(withAnswer(run, item, [])) : run;
}

describe('a run', () => {
  it('is found again as it was, with its next question', () => {
    const begun = { ...newRun(false), draft: ['th'] };
    const item = itemOf(begun);
    if (!item) throw new Error('There is no first question');
    const run = { ...withAnswer(begun, item, ['yes']), draft: ['th'] };
    runEntry.write(run);
    expect(readRun()).toEqual(run);
    expect(itemOf(readRun() ?? newRun(true))).toEqual(itemOf(run));
  });

  it('is over after its days', () => {
    const run = newRun(true, 0);
    runEntry.write(run);
    expect(readRun(runDays * 86_400_000 - 1)).toEqual(run);
    expect(readRun(runDays * 86_400_000)).toBeNull();
  });

  it.each([
    'null',
    '[]',
    '{}',
    'no JSON',
    JSON.stringify({ ...newRun(true), seed: -1 }),
    JSON.stringify({ ...newRun(true), answers: [{ id: 'rs-01' }] }),
    JSON.stringify({ ...newRun(true), draft: [1] }),
  ])('that cannot be used counts as none: %s', (text) => {
    localStorage.setItem(runEntry.name, text);
    expect(readRun()).toBeNull();
  });

  it('goes on without a question that has left the pool', () => {
    const run = { ...newRun(true), answers: [{ id: 'zz-99', given: ['yes'] }] };
    expect(judgedIn(run)).toEqual([]);
    expect(itemOf(run)?.type).toBe('readAndSelect');
  });
});

describe('a result', () => {
  const result = resultOf(empty(newRun(true)), Date.UTC(2026, 10, 22));

  it('names every lesson once, with the reason for its place', () => {
    expect(result.at).toBe('2026-11-22T00:00:00.000Z');
    expect(result.low).toBe(10);
    expect(result.lessons.map(({ lesson }) => lesson).toSorted()).toEqual(
      courses.map(({ key }) => key).toSorted(),
    );
    expect(result.lessons.at(-1)).toEqual({ lesson: 'readAloud', reason: 'left' });
  });

  it('puts the type first that was weaker than the others, and its skill next', () => {
    const answers = pool
      .filter(({ difficulty }) => difficulty < 110)
      .map((item) => ({
        id: item.id,
        given: item.type === 'listenAndType' ? [] : rightFor(item),
      }));
    const { lessons, skills } = resultOf({ ...newRun(true), answers });
    expect(lessons.slice(0, 2)).toEqual([
      { lesson: 'listenAndType', reason: 'weak' },
      { lesson: 'interactiveListening', reason: 'related' },
    ]);
    expect(lessons.filter(({ reason }) => reason === 'strong')).toHaveLength(3);
    expect(skills.listening?.high).toBeLessThan(skills.reading?.low ?? 0);
  });

  it('calls listening open, and not weak, where it was left out', () => {
    const run = empty({ ...newRun(true), quiet: true });
    const { lessons, skills } = resultOf(run);
    expect(skills.listening).toBeNull();
    expect(lessons.find(({ lesson }) => lesson === 'listenAndType')?.reason).toBe('open');
  });

  it('is read by any page, and only as it should be', () => {
    expect(readDiagnosticResult()).toBeNull();
    resultEntry.write(result);
    expect(readDiagnosticResult()).toEqual(result);
    for (const wrong of [
      { ...result, low: 5 },
      { ...result, low: 120, high: 100 },
      { ...result, at: 'yesterday' },
      { ...result, skills: { reading: null } },
      { ...result, lessons: [{ lesson: 'cooking', reason: 'weak' }] },
    ]) {
      localStorage.setItem(resultEntry.name, JSON.stringify(wrong));
      expect(readDiagnosticResult()).toBeNull();
    }
  });
});

function rightFor(item: (typeof pool)[number]): string[] {
  if (item.type === 'readAndSelect') return [item.real ? 'yes' : 'no'];
  const text = item.type === 'readAndComplete' ? item.text : item.sentence;
  return [...text.matchAll(/\{(.+?)\}/g)].map(([, letters]) => letters ?? '');
}
