import { describe, expect, it } from 'vitest';
import { examTasks, type ExamTask } from '../api/contract/exam/steps';
import { expectedCredit } from '../questions/judge/ability';
import { examBank } from './bank/bank';
import { nextStep } from './next-step';
import { tasksOf, unitsIn } from './tasks';
import type { Answered, ExamBank, Planned, Sitting } from './types';

const bank = examBank();

/** Sits an exam; each answer is as right as somebody with this score is expected to have it. */
function sit(sitting: Partial<Sitting> = {}, score = 95, of: ExamBank = bank) {
  const answers: Answered[] = [];
  const state: Sitting = { seed: 1, speaking: true, seen: [], ...sitting, answers };
  const planned: Planned[] = [];
  for (let step = nextStep(of, state); step; step = nextStep(of, state)) {
    const { question, type, unit } = step;
    const difficulty = of.difficultyOf(question);
    const credit = difficulty === undefined ? null : expectedCredit(score, { type, difficulty });
    planned.push(step);
    answers.push({ unit: unit.id, step: step.step, question, type, credit, text: null });
  }
  return { planned, answers, state };
}

const unitsOf = (planned: readonly Planned[], type?: ExamTask) => [
  ...new Set(planned.filter((step) => type === undefined || step.type === type).map(({ unit }) => unit)),
];
const seeds = Array.from({ length: 40 }, (_, seed) => seed * 104_729);

describe('an exam', () => {
  const exams = seeds.map((seed, index) => sit({ seed }, 35 + index * 3));

  it('asks all tasks in their order, each as often as the test does', () => {
    for (const { planned } of exams) {
      expect([...new Set(planned.map(({ type }) => type))]).toEqual(examTasks);
      for (const type of examTasks) {
        const { min, max } = unitsIn(type);
        const { length } = unitsOf(planned, type);
        expect(length, type).toBeGreaterThanOrEqual(min);
        expect(length, type).toBeLessThanOrEqual(max);
      }
    }
  });

  it('goes on until it is sure enough: not always as far as it may, nor as short', () => {
    for (const type of ['readAndSelect', 'fillInTheBlanks', 'readAndComplete', 'listenAndType'] as const) {
      const lengths = new Set(exams.map(({ planned }) => unitsOf(planned, type).length));
      expect(lengths.size, type).toBeGreaterThan(1);
    }
    const threads = exams.map(
      ({ planned }) => planned.filter(({ type }) => type === 'interactiveSpeaking').length,
    );
    expect(new Set(threads)).toEqual(new Set([6, 7, 8]));
  });

  it('never asks one thing twice', () => {
    for (const { planned } of exams) {
      const questions = planned.map(({ question }) => question);
      expect(new Set(questions).size).toBe(questions.length);
    }
  });

  it('asks as many real as invented words, a story and facts, a student and a professor in two voices', () => {
    for (const { planned } of exams) {
      const words = unitsOf(planned, 'readAndSelect').map(
        (unit) => unit.type === 'readAndSelect' && unit.real,
      );
      const real = words.filter(Boolean).length;
      expect(Math.abs(real - words.length / 2)).toBeLessThanOrEqual(2.5);
      const kinds = unitsOf(planned, 'interactiveReading').map((unit) => 'kind' in unit && unit.kind);
      expect(new Set(kinds)).toEqual(new Set(['story', 'facts']));
      const talks = unitsOf(planned).flatMap((unit) => (unit.type === 'interactiveListening' ? [unit] : []));
      expect(new Set(talks.map(({ partner }) => partner)).size).toBe(2);
      expect(new Set(talks.map(({ voice }) => voice)).size).toBe(2);
    }
  });

  it('counts tasks and, where it is known, questions', () => {
    const { planned } = exams[3] ?? expect.fail();
    for (const { type, task } of planned)
      expect(task).toEqual({ number: examTasks.indexOf(type) + 1, of: 13 });
    const parts = (type: ExamTask) => planned.filter((step) => step.type === type).map(({ part }) => part);
    expect(parts('readAndComplete').every((part) => part === null)).toBe(true);
    const counted = (of: number) => Array.from({ length: of }, (_, index) => ({ number: index + 1, of }));
    expect(parts('interactiveReading')).toEqual(counted(12));
    expect(parts('interactiveListening')).toEqual(counted(14));
    expect(parts('writeAboutThePhoto')).toEqual(counted(3));
    expect(parts('interactiveWriting')).toEqual(counted(2));
    expect(parts('speakingSample')).toEqual(counted(1));
    const thread = parts('interactiveSpeaking');
    expect(thread).toEqual(counted(thread.length));
  });

  it('waits before each task, and nowhere else', () => {
    for (const { planned } of exams) {
      const firsts = planned.filter(({ isFirst }) => isFirst).map(({ type }) => type);
      expect(firsts).toEqual(examTasks);
    }
  });

  it('asks harder questions of who answers right', () => {
    const hardness = (score: number) => {
      const judged = sit({ seed: 5 }, score).planned.flatMap(
        ({ question }) => bank.difficultyOf(question) ?? [],
      );
      return judged.reduce((sum, one) => sum + one, 0) / judged.length;
    };
    expect(hardness(130)).toBeGreaterThan(hardness(90) + 20);
    expect(hardness(90)).toBeGreaterThan(hardness(50) + 20);
  });
});

describe('clocks', () => {
  const { planned } = sit();
  const clocksOf = (type: ExamTask) => planned.filter((step) => step.type === type).map(({ clock }) => clock);
  const limits = (type: ExamTask) =>
    new Set(clocksOf(type).map(({ prepareMs, limitMs }) => `${prepareMs} ${limitMs}`));

  it.each([
    ['readAndSelect', ['0 5000']],
    ['fillInTheBlanks', ['0 20000']],
    ['readAndComplete', ['0 180000']],
    ['listenAndType', ['0 60000']],
    ['interactiveListening', ['0 390000', '0 75000']],
    ['writeAboutThePhoto', ['0 60000']],
    ['interactiveWriting', ['30000 330000', '0 180000']],
    ['speakAboutThePhoto', ['20000 110000']],
    ['readThenSpeak', ['20000 110000']],
    ['interactiveSpeaking', ['15000 50000']],
    ['writingSample', ['30000 330000']],
    ['speakingSample', ['30000 210000']],
  ] as const)('of %s are those of the test', (type, expected) => {
    expect(limits(type)).toEqual(new Set(expected));
  });

  it('are shared by the questions of a text, and by those of a conversation but its summary', () => {
    const groups = (type: ExamTask) => clocksOf(type).map(({ group }) => group);
    for (const { limitMs } of clocksOf('interactiveReading')) expect([420_000, 480_000]).toContain(limitMs);
    const reading = groups('interactiveReading');
    expect([new Set(reading.slice(0, 6)).size, new Set(reading).size]).toEqual([1, 2]);
    const talk = groups('interactiveListening').slice(0, 7);
    expect([new Set(talk.slice(0, 6)).size, new Set(talk).size]).toEqual([1, 2]);
    const others = planned.filter(
      ({ type }) => !['interactiveReading', 'interactiveListening'].includes(type),
    );
    expect(new Set(others.map(({ clock }) => clock.group)).size).toBe(others.length);
  });

  it('say how often one may listen', () => {
    const plays = (type: ExamTask) => planned.filter((step) => step.type === type).map((step) => step.plays);
    expect(new Set(plays('listenAndType'))).toEqual(new Set([3]));
    expect(plays('interactiveListening').slice(0, 7)).toEqual([null, 1, 1, 1, 1, 1, null]);
    expect(new Set(plays('interactiveSpeaking'))).toEqual(new Set([1]));
    expect(new Set(plays('readAndSelect'))).toEqual(new Set([null]));
  });
});

describe('the choice', () => {
  const idsOf = ({ planned }: { planned: readonly Planned[] }) => unitsOf(planned).map(({ id }) => id);

  it('is the same for the same sitting, and another for another seed', () => {
    expect(idsOf(sit({ seed: 7 }))).toEqual(idsOf(sit({ seed: 7 })));
    const firsts = new Set(seeds.map((seed) => sit({ seed }).planned[0]?.question));
    expect(firsts.size).toBeGreaterThan(12);
  });

  it('depends on nothing but the sitting: a step is the same when it is asked for again', () => {
    const { planned, answers, state } = sit({ seed: 11 });
    for (const place of [0, 7, 20, 33, 50, answers.length - 1])
      expect(nextStep(bank, { ...state, answers: answers.slice(0, place) })).toEqual(planned[place]);
  });

  it('repeats nothing in three exams in a row, at any level', () => {
    for (const [index, score] of [30, 60, 95, 130, 155].entries()) {
      let seen: string[] = [];
      for (const turn of [0, 1, 2]) {
        const ids = idsOf(sit({ seed: index * 31 + turn, seen }, score));
        expect(ids.filter((id) => seen.includes(id))).toEqual([]);
        seen = [...ids.toReversed(), ...seen];
      }
    }
  });

  it('is what was met longest ago, once everything was met', () => {
    const all = [...bank.units.keys()];
    // Those of the beginning of each file were met first, and the first prompt once more at last.
    const seen = ['xv-01', ...all.toReversed()];
    const { planned } = sit({ seen });
    expect(unitsOf(planned, 'writingSample').map(({ id }) => id)).toEqual(['xv-02']);
    expect(unitsOf(planned, 'speakingSample').map(({ id }) => id)).toEqual(['xq-01']);
    const sentences = unitsOf(planned, 'fillInTheBlanks').map(({ id }) => Number(id.slice(3)));
    expect(Math.max(...sentences)).toBeLessThanOrEqual(6 + sentences.length);
  });

  it('follows difficulties that answers have corrected', () => {
    const easy = new Map([...bank.units.keys()].filter((id) => id.startsWith('xd')).map((id) => [id, 40]));
    const hard = ['xd-001', 'xd-002', 'xd-003', 'xd-004', 'xd-005', 'xd-006', 'xd-007', 'xd-008', 'xd-009'];
    for (const id of hard) easy.set(id, 95);
    const { planned } = sit({ seed: 3 }, 95, examBank(easy));
    const asked = unitsOf(planned, 'listenAndType').map(({ id }) => id);
    expect(asked.slice(0, 3).every((id) => hard.includes(id))).toBe(true);
  });
});

describe('without a microphone', () => {
  it('leaves out what is spoken', () => {
    const { planned } = sit({ speaking: false });
    const types = [...new Set(planned.map(({ type }) => type))];
    expect(types).toHaveLength(9);
    expect(types.some((type) => type.includes('peak'))).toBe(false);
    expect(planned.at(-1)?.task).toEqual({ number: 9, of: 9 });
  });

  it('leaves out the rest when speaking is given up', () => {
    const { answers, state } = sit();
    const upTo = answers.findIndex(({ type }) => type === 'readThenSpeak') + 1;
    const silent = { ...state, speaking: false, answers: answers.slice(0, upTo) };
    expect(tasksOf(silent)).toHaveLength(11);
    expect(nextStep(bank, silent)).toMatchObject({ type: 'writingSample', task: { number: 11, of: 11 } });
    const inThread = answers.findIndex(({ type }) => type === 'interactiveSpeaking') + 2;
    const stopped = { ...state, speaking: false, answers: answers.slice(0, inThread) };
    expect(nextStep(bank, stopped)).toMatchObject({ type: 'writingSample', isFirst: true });
  });
});

it('goes on where a unit has left the bank', () => {
  const { answers, state } = sit();
  const within = answers.findIndex(({ type }) => type === 'interactiveReading') + 2;
  const sitting = { ...state, answers: answers.slice(0, within) };
  const lost = sitting.answers.at(-1)?.unit ?? '';
  const units = new Map([...bank.units].filter(([id]) => id !== lost));
  const smaller: ExamBank = {
    ...bank,
    units,
    ofType: (type) => bank.ofType(type).filter(({ id }) => id !== lost),
  };
  const next = nextStep(smaller, sitting);
  expect(next).toMatchObject({ type: 'interactiveReading', step: 0 });
  expect(next?.unit.id).not.toBe(lost);
});

it('ends where the bank has nothing left of a task', () => {
  const none: ExamBank = { ...bank, ofType: (type) => (type === 'writingSample' ? [] : bank.ofType(type)) };
  const { planned } = sit({}, 95, none);
  expect(planned.some(({ type }) => type === 'writingSample')).toBe(false);
  expect(planned.at(-1)?.type).toBe('speakingSample');
});
