import { describe, expect, it } from 'vitest';
import { examReport, type ReportAnswer } from '../api/contract/exam/report';
import { examTasks, type ExamTask } from '../api/contract/exam/steps';
import { filledText } from '../questions/gaps';
import { filledReading } from '../questions/steps';
import { examBank } from './bank/bank';
import { reportOf, type ReportSource } from './report';
import { scoresOf } from './scores';
import type { ExamUnit, Kept } from './types';
import { namedMedia, rightAnswer, walk, type Walk } from './walk';

const bank = examBank();

const sourceOf = ({ sitting, kept }: Walk, more: Partial<ReportSource> = {}): ReportSource => ({
  ...{ bank, sitting, kept, scores: scoresOf(kept, bank), photo: namedMedia.photo },
  why: (question) => `Because of ${question}.`,
  invented: ({ key, values }) => `${key}: ${values.word}`,
  ...more,
});

const right = walk(bank, { seed: 21 });
const none = walk(bank, { seed: 22 }, () => null);
const mixed = walk(bank, { seed: 23 }, (step, sitting) =>
  sitting.answers.length % 3 === 0 ? null : rightAnswer(step, sitting),
);
const reports = [right, none, mixed].map((one) => reportOf(sourceOf(one)));
const [whole, empty, half] = reports as [
  ReturnType<typeof reportOf>,
  ReturnType<typeof reportOf>,
  ReturnType<typeof reportOf>,
];

it('is as the contract has it', () => {
  const parts = examReport.pick({
    overall: true,
    subscores: true,
    tasks: true,
    answers: true,
    lessons: true,
  });
  for (const report of reports) expect(parts.parse(report)).toEqual(report);
});

it('leaves out an answer to a question that a set has lost since', () => {
  const { kept } = right;
  const lost = kept.map((one) =>
    one.type === 'interactiveListening' && one.step === 6 ? { ...one, step: 9 } : one,
  );
  const { answers } = reportOf(sourceOf({ ...right, kept: lost }));
  expect(answers).toHaveLength(kept.length - 2);
});

it('has every question in its order, and every task', () => {
  for (const [index, { sitting }] of [right, none, mixed].entries()) {
    const { answers, tasks } = reports[index] ?? expect.fail();
    expect(answers.map(({ seq }) => seq)).toEqual(sitting.answers.map((_, seq) => seq));
    expect(tasks.map(({ type }) => type)).toEqual(examTasks);
    expect(tasks.reduce((sum, { asked }) => sum + asked, 0)).toBe(answers.length);
  }
});

it('tells what was right of what', () => {
  const judged = (report: ReturnType<typeof reportOf>) =>
    report.tasks.filter(({ share }) => share !== null).map(({ share }) => share);
  expect(new Set(judged(whole))).toEqual(new Set([1]));
  expect(new Set(judged(empty))).toEqual(new Set([0]));
  expect(whole.tasks.filter(({ share }) => share === null).map(({ type }) => type)).toEqual(
    examTasks.slice(6),
  );
  expect(empty.tasks.map(({ answered }) => answered)).toEqual(empty.tasks.map(() => 0));
  expect(whole.tasks.every(({ asked, answered }) => asked === answered)).toBe(true);
  expect(half.answers.some(({ timeUp }) => timeUp)).toBe(true);
});

it('counts a clock that questions share once', () => {
  const limit = (type: ExamTask) => whole.tasks.find((task) => task.type === type)?.limitMs;
  expect(limit('interactiveListening')).toBe(2 * (390_000 + 75_000));
  expect([840_000, 900_000, 960_000]).toContain(limit('interactiveReading'));
  expect(limit('writeAboutThePhoto')).toBe(180_000);
  expect(limit('interactiveWriting')).toBe(510_000);
  const { asked = 0 } = whole.tasks.find(({ type }) => type === 'readAndSelect') ?? {};
  expect(limit('readAndSelect')).toBe(asked * 5000);
});

describe('an answer', () => {
  type Asked = ReportAnswer['asked'];
  type AskedOf<Of extends Asked['of']> = Extract<Asked, { of: Of }>;

  /** The answers of a report with what they belong to. */
  const rowsOf = (report: ReturnType<typeof reportOf>, { kept }: Walk) =>
    report.answers.map((answer, place) => {
      const row: Kept = kept[place] ?? expect.fail();
      const unit: ExamUnit = bank.units.get(row.unit) ?? expect.fail();
      return { ...answer, kept: row, unit };
    });
  const rows = [...rowsOf(whole, right), ...rowsOf(half, mixed), ...rowsOf(empty, none)];
  const askedAs = <Of extends Asked['of']>(of: Of) =>
    rows.flatMap((row) => (row.asked.of === of ? [{ ...row, asked: row.asked as AskedOf<Of> }] : []));

  it('to a word says whether it is one, and why', () => {
    for (const { asked, unit, kept, why } of askedAs('word')) {
      if (unit.type !== 'readAndSelect') expect.fail();
      expect(asked).toEqual({ of: 'word', word: unit.word, real: unit.real, given: kept.answer });
      expect(why).toBe(unit.real ? `<en>${unit.example}</en>` : `${unit.hint.by}: ${unit.word}`);
    }
  });

  it('to gaps has the whole text, and which of them are right', () => {
    for (const { asked, unit, credit } of askedAs('gaps')) {
      const gaps = asked.parts.flatMap((part) => (typeof part === 'string' ? [] : [part]));
      expect(gaps.filter(({ isRight }) => isRight).length / gaps.length).toBeCloseTo(credit ?? -1);
      const filled = asked.parts
        .map((part) => (typeof part === 'string' ? part : part.before + part.right))
        .join('');
      if (unit.type === 'fillInTheBlanks') expect(filled).toBe(filledText(unit.sentence));
      if (unit.type === 'readAndComplete') expect(filled).toBe(filledText(unit.text));
      if (unit.type === 'interactiveReading') expect(filled).toBe(filledReading(unit, '[…]'));
      if (unit.type === 'interactiveListening')
        expect(filled.split('\n')).toEqual(
          unit.complete.map(({ frame, answers: [first = ''] }) => frame.replace('____', first)),
        );
    }
  });

  it('to a choice names options by the places they were shown at', () => {
    for (const { asked, credit, kept, unit } of askedAs('choice')) {
      expect(asked.options).toHaveLength(4);
      expect(asked.given).toBe(kept.answer);
      expect(asked.given === asked.right).toBe(credit === 1);
      expect(asked.before?.length, unit.id).toBeGreaterThan(5);
    }
  });

  it('to a passage has both places in the text', () => {
    for (const { asked, credit, kept } of askedAs('highlight')) {
      expect(asked.text.slice(asked.right.start, asked.right.end).length).toBeGreaterThan(15);
      expect(asked.given).toEqual(kept.answer);
      if (credit === 1) expect(asked.given).toEqual(asked.right);
    }
  });

  it('to a dictation has what was said and what was typed', () => {
    for (const { asked, kept } of askedAs('dictation')) expect(asked.given).toBe(kept.answer ?? '');
  });

  it('at length has its prompt, what was written, and an answer to compare with', () => {
    const open = askedAs('open');
    expect(new Set(open.map(({ type }) => type)).size).toBe(8);
    for (const { asked, type, kept, step } of open) {
      expect(asked.prompt.length).toBeGreaterThan(10);
      expect(asked.text).toBe(typeof kept.answer === 'string' ? kept.answer : null);
      expect(asked.sample === null).toBe(type === 'interactiveSpeaking');
      expect(asked.photo === null).toBe(!type.endsWith('Photo'));
      expect(step).toBe(type === 'interactiveListening' ? 'summary' : null);
    }
  });

  it('to a follow-up has the prompt and the sample of that one', () => {
    const [first, second] = rows.filter(({ type }) => type === 'interactiveWriting');
    const { unit } = first ?? expect.fail();
    if (unit.type !== 'interactiveWriting' || second?.asked.of !== 'open') expect.fail();
    const { asked } = second;
    const followUp = unit.followUps.find(({ said }) => said === asked.prompt);
    expect(followUp?.sample).toBe(asked.sample);
  });

  it('has the reason of its question, of a situation those of its sentences', () => {
    for (const { why, kept, type, step } of rows) {
      if (step === 'complete')
        expect(why?.split('\n')).toEqual([1, 2, 3].map((number) => `Because of ${kept.unit}-${number}.`));
      else if (type !== 'readAndSelect') expect(why).toBe(`Because of ${kept.question}.`);
    }
    const silent = reportOf(sourceOf(right, { why: () => undefined }));
    const left = silent.answers.filter(({ why }) => why !== null).map(({ type }) => type);
    expect(new Set(left)).toEqual(new Set(['readAndSelect']));
  });

  it('says whether a recording of it can be heard', () => {
    const kept = right.kept.map((row) => ({ ...row, recording: row.type === 'speakingSample' }));
    const { answers } = reportOf(sourceOf({ ...right, kept }));
    const heard = answers.filter(({ asked }) => asked.of === 'open' && asked.recording);
    expect(heard.map(({ type }) => type)).toEqual(['speakingSample']);
  });
});

describe('of an exam that was not sat to its end', () => {
  const kept = right.kept.slice(0, 20);
  const report = reportOf(sourceOf({ ...right, kept }));

  it('has what was asked', () => {
    expect(report.answers).toHaveLength(20);
    expect(report.tasks.map(({ type }) => type)).toEqual(['readAndSelect', 'fillInTheBlanks']);
    expect(report.overall).toBeNull();
    expect(report.subscores.reading).not.toBeNull();
    expect(report.lessons).toHaveLength(3);
  });

  it('is one without an answer, too', () => {
    const nothing = reportOf(sourceOf({ ...right, kept: [] }));
    expect(nothing).toMatchObject({ overall: null, tasks: [], answers: [] });
  });
});

it('an answer to what has left the bank is left out', () => {
  const [first] = right.kept;
  const units = new Map([...bank.units].filter(([id]) => id !== first?.unit));
  const { answers } = reportOf(sourceOf(right, { bank: { ...bank, units } }));
  expect(answers).toHaveLength(right.kept.length - 1);
});
