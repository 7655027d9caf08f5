import { describe, expect, it } from 'vitest';
import answers from '@/content/quality/answers-b.json';
import marks from '@/messages/en/marks.json';
import { criteria, markKinds, type CorrectionTask } from '../correction';
import { checkText } from './check';

const task: CorrectionTask = {
  type: 'writingSample',
  mode: 'write',
  prompt: 'What do you think of phones at school?',
  photo: null,
  seconds: 300,
};

const notesOf = (text: string, over: Partial<CorrectionTask> = {}) =>
  checkText({ text, task: { ...task, ...over }, lints: [] }).notes;

const keysOf = (text: string, over: Partial<CorrectionTask> = {}) =>
  notesOf(text, over).map(({ said }) => ('key' in said ? said.key : ''));

const have = (key: string): boolean => {
  const [group = '', of] = key.split('.');
  const texts: Record<string, unknown> = marks.notes;
  const found = texts[group];
  return of === undefined
    ? typeof found === 'string'
    : typeof found === 'object' && found !== null && of in found;
};

const long = (sentence: string, times: number) => Array.from({ length: times }, () => sentence).join(' ');

it('says three to seven things of a real answer, at most two by one criterion, in keys that the catalog has', () => {
  for (const answer of answers) {
    const notes = notesOf(answer.text, {
      prompt: answer.prompt,
      seconds: answer.type === 'writeAboutThePhoto' ? 60 : 300,
    });
    expect(notes.length, answer.id).toBeGreaterThanOrEqual(3);
    expect(notes.length, answer.id).toBeLessThanOrEqual(7);
    for (const criterion of criteria)
      expect(notes.filter((note) => note.criterion === criterion).length).toBeLessThanOrEqual(2);
    for (const { said } of notes) expect('key' in said && have(said.key), JSON.stringify(said)).toBe(true);
  }
});

it('says three things even of an answer of which there is little to say', () => {
  for (const text of ['', 'Yes.', '日本', 'I like it.']) {
    const keys = keysOf(text);
    expect(keys).toHaveLength(3);
    expect(keys.filter((key) => !have(key))).toEqual([]);
  }
});

it('has words for every kind and every criterion', () => {
  expect(Object.keys(marks.kinds).toSorted()).toEqual([...markKinds].toSorted());
  expect(Object.keys(marks.criteria).toSorted()).toEqual([...criteria].toSorted());
});

describe('says what to do next', () => {
  const simple = 'I like my phone. I use it every day. I call my mother. I play a game. I see a video.';

  it.each<[string, string, Partial<CorrectionTask>?]>([
    ['lengthShort', 'Phones are good for students because they can look things up with them in class.'],
    ['lengthFew', 'I like it.', { seconds: null }],
    [
      'otherLanguage',
      'Ich denke dass Handys niemals erlaubt sein sollten weil viele Kinder damit spielen und nichts lernen',
    ],
    ['copied', `What do you think of phones at school? ${simple}`],
    ['beginnings', simple],
    ['sentencesShort', simple],
    ['clausesFew', simple],
    ['linksFew', long(simple, 3)],
    ['linkOverused', long('I like it but he does not.', 6)],
    ['wordRepeated', long('My phone is a good phone and a phone helps.', 3)],
    ['paragraphsNone', long('We can learn a lot with them because they are fast.', 12)],
    [
      'often.agreement',
      'My sister live there. My brother like it. Everybody have a phone. The number of phones are high.',
    ],
    ['sentenceLong', `${long('we went to the park and', 12)} we came home.`],
    ['fillers', long('um I think, uh, that it is good for us to walk.', 4), { mode: 'speak', seconds: 90 }],
    [
      'photoFew',
      'I like this picture very much because it is so beautiful and calm.',
      { photo: 'A man on a bench with a newspaper and a dog' },
    ],
  ])('%s', (key, text, over = {}) => {
    expect(keysOf(text, over)).toContain(key);
  });
});

describe('says what is good', () => {
  const good =
    'Although phones distract, I would not ban them. If teachers explain when a device helps, students learn to control it. ' +
    'For example, our biologist let us photograph insects, which made the lesson vivid. However, nobody should scroll while others speak.';

  it.each<[string, string, Partial<CorrectionTask>?]>([
    ['mistakesNone', good],
    ['clausesVaried', good],
    ['linksVaried', good],
    ['wordsPrecise', good],
    ['lengthUsual', good, { seconds: 75 }],
    [
      'photoNamed',
      'An old man sits on a bench and reads a newspaper beside his dog.',
      { photo: 'A man on a bench with a newspaper and a dog', seconds: 30 },
    ],
    ['paragraphsGood', `${long(good, 2)}\n\n${good}`],
  ])('%s', (key, text, over = {}) => {
    expect(keysOf(text, over)).toContain(key);
  });
});
