import { describe, expect, it } from 'vitest';
import { examItem } from '../api/contract/exam/steps';
import { filledText, gapsOf } from '../questions/gaps';
import { allOf } from '../questions/judge/option-order';
import { menusIn } from '../questions/steps';
import { examBank } from './bank/bank';
import { askedItem, promptOf } from './asked';
import { itemAt } from './steps';
import type { ExamUnit, Planned, Sitting } from './types';
import { namedMedia, rightAnswer, walk } from './walk';

const bank = examBank();
const sitting: Sitting = { seed: 1, speaking: true, seen: [], answers: [] };

/** Of many exams at all levels, what was asked with the item that was sent. */
const exams = Array.from({ length: 30 }, (_, index) => {
  const right = (index % 10) / 9;
  let turn = 0;
  return walk(bank, { seed: index * 7919 }, (step, at) => {
    turn += 1;
    return (turn * 0.618) % 1 < right ? rightAnswer(step, at) : null;
  });
});
const sent = exams.flatMap(({ planned, sitting: at }) =>
  planned.map((step, place) => ({
    step,
    item: askedItem(step, { ...at, answers: at.answers.slice(0, place) }, namedMedia),
  })),
);

/** What is sent, without what media say of themselves. */
const textOf = (item: object) =>
  JSON.stringify(item, (key, value: unknown) => (['sound', 'photo'].includes(key) ? '' : value));

it('every item is as the contract has it', () => {
  for (const { item } of sent) expect(examItem.parse(item)).toEqual(item);
  expect(new Set(sent.map(({ item }) => ('step' in item ? item.step : item.type))).size).toBe(19);
});

describe('an item', () => {
  it('has no id of the bank', () => {
    const ids = [...bank.units.keys()];
    for (const { step, item } of sent) {
      const text = textOf(item);
      expect(text).not.toMatch(/\bx[a-z]-\d/);
      expect(text, step.question).not.toContain(step.unit.id);
    }
    expect(ids.every((id) => /^x[a-z]-\d/.test(id))).toBe(true);
  });

  it('has the fields of its question alone', () => {
    const fields = new Set(sent.flatMap(({ item }) => fieldsIn(item)));
    expect([...fields].toSorted()).toEqual(
      [
        ...['after', 'alt', 'before', 'first', 'frames', 'given', 'isMissing', 'letters', 'options'],
        ...['partner', 'parts', 'photo', 'prompt', 'question', 'reply', 'said', 'sound', 'step', 'svg'],
        ...['text', 'title', 'topic', 'type', 'voice', 'word', 'words'],
      ].toSorted(),
    );
  });

  it('has no text that is right where it is asked for, nor one that says why', () => {
    for (const { step, item } of sent) {
      const text = textOf(item);
      for (const secret of secretsOf(step)) expect(text, `${step.question}: ${secret}`).not.toContain(secret);
    }
  });
});

function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [key, ...fieldsIn(part)])
    : [];
}

/** Texts of a unit that nobody may read before they have answered the question. */
function secretsOf({ unit, step, question }: Planned): string[] {
  switch (unit.type) {
    case 'readAndSelect':
      return unit.real ? [unit.example] : Object.values(unit.hint).filter((part) => part !== unit.word);
    case 'fillInTheBlanks':
      return [
        filledText(unit.sentence),
        ...gapsOf(unit.sentence).map(({ given, missing }) => given + missing),
      ];
    case 'readAndComplete':
      return [filledText(unit.text)];
    case 'listenAndType':
      return [unit.sentence];
    case 'interactiveReading':
      // The sentence is among the options, and in the text once it was asked for.
      return [
        ...(step === 0 ? [unit.missing.right] : []),
        ...(step < 4 ? [unit.idea.right, ...unit.idea.wrong] : []),
        ...(step < 5 ? [unit.titles.right, ...unit.titles.wrong] : []),
        ...(step < 2 ? unit.highlights.map((one) => one.question) : []),
      ].map((text) => JSON.stringify(text).slice(1, -1));
    case 'interactiveListening':
      return [
        unit.summary,
        ...(step === 0
          ? [unit.scenario, ...unit.complete.flatMap(({ answers }) => `: ${answers[0] ?? ''}`)]
          : []),
        ...unit.turns.flatMap(({ said, replies }, turn) =>
          turn + 1 < step ? replies.wrong : turn + 1 === step ? [said] : [said, ...allOf(replies)],
        ),
      ];
    case 'interactiveWriting':
      return [
        unit.sample,
        ...unit.followUps.flatMap(({ said, sample }) => [
          sample,
          ...(said === promptOf(unit, question) ? [] : [said]),
        ]),
      ];
    case 'interactiveSpeaking':
      return unit.questions.map(({ said }) => said);
    default:
      return [unit.sample];
  }
}

describe('the order of options', () => {
  const typesOf: readonly ExamUnit['type'][] = ['interactiveReading', 'interactiveListening'];
  const sets = typesOf.flatMap((type) => bank.ofType(type));

  it('does not tell which is right: each place has it as often', () => {
    const places = new Map<string, number[]>();
    for (const unit of sets) {
      for (const step of [1, 2, 3, 4, 5]) {
        const item = itemAt(unit, step);
        if (!item || !('options' in item || 'replies' in item)) continue;
        const { right } = 'options' in item ? item.options : item.replies;
        for (let seed = 0; seed < 60; seed += 1) {
          const shown = askedItem(plannedAt(unit, step), { ...sitting, seed: seed * 104_729 }, namedMedia);
          const place = 'options' in shown ? shown.options.indexOf(right) : -1;
          const counts = places.get(unit.type) ?? [0, 0, 0, 0];
          counts[place] = (counts[place] ?? 0) + 1;
          places.set(unit.type, counts);
        }
      }
    }
    for (const counts of places.values()) {
      const all = counts.reduce((sum, count) => sum + count, 0);
      expect(counts).toHaveLength(4);
      for (const count of counts) expect(Math.abs(count / all - 0.25)).toBeLessThan(0.03);
    }
  });

  it('does not tell which word of a menu is right', () => {
    const counts = [0, 0, 0, 0, 0];
    for (const unit of bank.ofType('interactiveReading')) {
      const right = unit.type === 'interactiveReading' ? menusIn(unit.text).map(([word = '']) => word) : [];
      for (let seed = 0; seed < 40; seed += 1) {
        const shown = askedItem(plannedAt(unit, 0), { ...sitting, seed: seed * 15_485_863 }, namedMedia);
        const menus =
          'parts' in shown
            ? shown.parts.flatMap((part) => (typeof part === 'object' && 'words' in part ? [part.words] : []))
            : [];
        menus.forEach((words, menu) => {
          const place = words.indexOf(right[menu] ?? '');
          counts[place] = (counts[place] ?? 0) + 1;
        });
      }
    }
    const all = counts.reduce((sum, count) => sum + count, 0);
    for (const count of counts) expect(Math.abs(count / all - 0.2)).toBeLessThan(0.03);
  });

  it('is the same when a question is asked for again', () => {
    const [unit] = sets;
    if (!unit) expect.fail();
    const planned = plannedAt(unit, 1);
    expect(askedItem(planned, sitting, namedMedia)).toEqual(askedItem(planned, sitting, namedMedia));
  });
});

/** A question of a set by itself. */
function plannedAt(unit: ExamUnit, step: number): Planned {
  return {
    ...{
      unit,
      step,
      question: `${unit.id}-${step + 1}`,
      type: unit.type,
      isFirst: false,
      plays: null,
      part: null,
    },
    task: { number: 1, of: 1 },
    clock: { group: '', prepareMs: 0, limitMs: 1 },
  };
}

it('a conversation goes on with the right replies, whatever was chosen', () => {
  for (const { step, item } of sent) {
    if (item.type !== 'interactiveListening' || item.step === 'complete') continue;
    const turns = step.unit.type === 'interactiveListening' ? step.unit.turns : [];
    const over = item.step === 'reply' ? step.step - 1 : turns.length;
    expect(item.before).toEqual(
      turns.slice(0, over).map(({ said, replies }) => ({ said, reply: replies.right })),
    );
  }
});

it('sounds are those of the question', () => {
  const soundOf = (place: number, type: string) => {
    const found = sent.filter(({ step }) => step.type === type)[place] ?? expect.fail();
    return [found.step, 'sound' in found.item ? found.item.sound : ''] as const;
  };
  const [dictation, heard] = soundOf(0, 'listenAndType');
  expect(heard).toBe(`sound of ${dictation.unit.id}`);
  const [talk, situation] = soundOf(0, 'interactiveListening');
  expect(situation).toBe(`sound of ${talk.unit.id}-0`);
  expect(soundOf(1, 'interactiveListening')[1]).toBe(`sound of ${talk.unit.id}-1`);
  expect(soundOf(5, 'interactiveListening')[1]).toBe(`sound of ${talk.unit.id}-5`);
  const [thread, question] = soundOf(0, 'interactiveSpeaking');
  expect(question).toBe(`sound of ${thread.unit.id}-1`);
});

it('the second part of Interactive Writing has the first before it', () => {
  const parts = sent.filter(({ step }) => step.type === 'interactiveWriting').map(({ item }) => item);
  const answered = parts.filter((item) => 'first' in item && item.first?.text);
  expect(answered.length).toBeGreaterThan(0);
  for (const item of parts) {
    if (!('first' in item) || !item.first) continue;
    expect(['', 'I would say a few words about it.']).toContain(item.first.text);
    expect(item.first.prompt).not.toBe(item.prompt);
  }
});
