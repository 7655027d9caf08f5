// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { courses } from '../site/courses';
import { lessonReasons } from './lesson-reasons';
import { pool } from './pool';
import { endRun, isOutdated, itemOf, judgedIn, resultOf, withAnswer } from './progress';
import { readDiagnosticResult, resultEntry } from './result';
import { newRun, readRun, runDays, runEntry, type Run } from './run';
import { questionCount } from './turns';

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
    JSON.stringify({ ...newRun(true), answers: [{ id: 'ds-001' }] }),
    JSON.stringify({ ...newRun(true), seen: [1] }),
    JSON.stringify({ ...newRun(true), draft: [1] }),
  ])('that cannot be used counts as none: %s', (text) => {
    localStorage.setItem(runEntry.name, text);
    expect(readRun()).toBeNull();
  });

  it('of an older version is read, and is outdated where its questions have left the pool', () => {
    const { seen, ...older } = newRun(true);
    expect(seen).toEqual([]);
    localStorage.setItem(runEntry.name, JSON.stringify(older));
    expect(readRun()).toEqual({ ...older, seen: [] });
    expect(isOutdated({ ...older, seen: [] })).toBe(false);
    const begun = { ...older, answers: [{ id: 'rs-01', given: ['yes'] }], seen: [] };
    expect(isOutdated(begun)).toBe(true);
    expect(judgedIn(begun)).toEqual([]);
  });

  it('that is over, or was given up, is remembered: the next ones ask other questions', () => {
    const given = empty(newRun(true));
    endRun(given);
    expect(readRun()).toBeNull();
    const shown = given.answers.map(({ id }) => id);
    expect(newRun(true).seen).toEqual(shown);

    const open = itemOf(newRun(true))?.id ?? '';
    const second = newRun(true);
    expect(shown).not.toContain(itemOf(second)?.id);
    endRun({ ...second, seed: 1 });
    expect(newRun(true).seen.slice(1)).toEqual(shown);
    expect(open).not.toBe('');
  });

  it('remembers the last two runs and no more', () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const run = empty(newRun(true));
      endRun(run);
      ids.unshift(...run.answers.map(({ id }) => id));
    }
    const kept = newRun(true).seen;
    expect(kept).toHaveLength(2 * questionCount(false));
    expect(kept).toEqual(ids.slice(0, kept.length));
    expect(new Set(kept).size).toBe(kept.length);
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
    const places = result.lessons.map(({ reason }) => lessonReasons.indexOf(reason));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
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
    expect(lessons.filter(({ reason }) => reason === 'weak')).toHaveLength(1);
    expect(skills.listening?.high).toBeLessThan(skills.reading?.low ?? 0);
  });

  it('calls no type weak or strong that went as the others let expect, and begins with what was not measured', () => {
    const { lessons } = resultOf(rightBelow(95, { ...newRun(true), seed: 7 }));
    const reasons = Object.fromEntries(lessons.map(({ lesson, reason }) => [lesson, reason]));
    for (const type of ['readAndSelect', 'fillInTheBlanks', 'readAndComplete', 'listenAndType'] as const)
      expect(reasons[type], type).toBe('even');
    expect(lessons[0]).toEqual({ lesson: 'interactiveReading', reason: 'open' });
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
      { ...result, low: undefined },
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

it('a result of an older version is read as far as it holds', () => {
  const result = resultOf(empty(newRun(true)));
  const older = {
    at: result.at,
    low: 105,
    high: 130,
    skills: { reading: { low: 100, high: 130 }, listening: null },
    lessons: [
      { lesson: 'listenAndType', reason: 'weak' },
      { lesson: 'interactiveListening', reason: 'related' },
      { lesson: 'photoVocabulary', reason: 'words' },
      { lesson: 'readAndSelect', reason: 'strong' },
    ],
  };
  localStorage.setItem(resultEntry.name, JSON.stringify(older));
  expect(readDiagnosticResult()).toEqual({
    at: result.at,
    low: 95,
    high: 140,
    skills: { reading: { low: 90, high: 140 }, listening: null },
    lessons: [
      { lesson: 'interactiveListening', reason: 'open' },
      { lesson: 'listenAndType', reason: 'even' },
      { lesson: 'readAndSelect', reason: 'even' },
      { lesson: 'photoVocabulary', reason: 'words' },
    ],
    timed: true,
  });
});

/** A run in which everything below a difficulty is right, and nothing above it. */
function rightBelow(difficulty: number, run: Run): Run {
  const item = itemOf(run);
  if (!item) return run;
  const given =
    item.difficulty >= difficulty ? [] : item.type === 'listenAndType' ? [item.sentence] : rightFor(item);
  return rightBelow(difficulty, withAnswer(run, item, given));
}

function rightFor(item: (typeof pool)[number]): string[] {
  if (item.type === 'readAndSelect') return [item.real ? 'yes' : 'no'];
  const text = item.type === 'readAndComplete' ? item.text : item.sentence;
  return [...text.matchAll(/\{(.+?)\}/g)].map(([, letters]) => letters ?? '');
}
