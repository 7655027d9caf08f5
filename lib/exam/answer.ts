import type { ExamAnswer } from '../api/contract/exam/steps';
import { choices } from '../questions/choices';
import { gapsOf } from '../questions/gaps';
import type { Item } from '../questions/item';
import { countErrors } from '../questions/judge/dictation';
import { judgeAsked } from '../questions/judge/judge-asked';
import { allOf } from '../questions/judge/option-order';
import { filledReading } from '../questions/steps';
import { isSpoken } from '../questions/types';
import { optionSeed } from './asked';
import { itemAt } from './steps';
import type { Given, Mixed, Planned } from './types';

/** An answer that its question cannot have: another kind of value, another number of gaps, an option that there is not. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

type Asked = Pick<Planned, 'unit' | 'step'>;

/**
 * @param answer as it came; null where nothing came
 * @returns in the form in which it is judged: an option by its place among those that were shown; of a recording its name; empty for null
 * @throws {WrongAnswer}
 */
export function givenOf({ unit, step }: Asked, answer: ExamAnswer): Given {
  if (answer === null) return [];
  const item = itemAt(unit, step);
  if (item)
    return givenTo(item, answer, () => (unit.type === 'interactiveReading' ? filledReading(unit) : ''));
  if (isSpoken(unit.type)) {
    if (typeof answer !== 'object' || !('recording' in answer)) throw wrong('a recording');
    return [answer.recording];
  }
  return [textIn(answer)];
}

function givenTo(item: Item, answer: NonNullable<ExamAnswer>, shown: () => string): Given {
  switch (item.type) {
    case 'readAndSelect':
      if (typeof answer !== 'boolean') throw wrong('true or false');
      return [choices[answer ? 0 : 1].value];
    case 'fillInTheBlanks':
      return typeof answer === 'string' ? [answer] : textsIn(answer, 1);
    case 'readAndComplete':
      return textsIn(answer, gapsOf(item.text).length);
    case 'listenAndType':
      return [textIn(answer)];
    case 'interactiveReading':
      if (item.step === 'menus') return wordsIn(answer, item.menus);
      return item.step === 'highlight' ? [selected(answer, shown())] : [place(answer, allOf(item.options))];
    case 'interactiveListening':
      if (item.step === 'complete') return textsIn(answer, item.complete.length);
      return item.step === 'reply' ? [place(answer, allOf(item.replies))] : [textIn(answer)];
    default:
      throw wrong('nothing');
  }
}

const wrong = (wanted: string) => new WrongAnswer(`The answer has to be ${wanted}`);

function textIn(answer: ExamAnswer): string {
  if (typeof answer !== 'string') throw wrong('a text');
  return answer;
}

function textsIn(answer: ExamAnswer, count: number): Given {
  if (!Array.isArray(answer) || answer.length !== count) throw wrong(`${count} texts`);
  return answer;
}

/** The words that were chosen in menus; empty for one that was left. */
function wordsIn(answer: ExamAnswer, menus: readonly (readonly string[])[]): Given {
  const words = textsIn(answer, menus.length);
  if (!words.every((word, menu) => word === '' || menus[menu]?.includes(word)))
    throw wrong('words of the menus');
  return words;
}

function place(answer: ExamAnswer, options: readonly string[]): string {
  if (typeof answer !== 'number' || options[answer] === undefined) throw wrong('the place of an option');
  return String(answer);
}

/** The words between two places of a text, in UTF-16 units. */
function selected(answer: ExamAnswer, text: string): string {
  const isPart = typeof answer === 'object' && answer !== null && 'start' in answer;
  if (!isPart || answer.start >= answer.end || answer.end > text.length) throw wrong('a part of the text');
  return text.slice(answer.start, answer.end);
}

/** @returns from 0 to 1; null for what nobody judges */
export function creditOf({ unit, step }: Asked, sitting: Mixed, given: Given): number | null {
  const item = itemAt(unit, step);
  if (!item) return null;
  const { right, of } = judgeAsked(item, given, optionSeed(sitting), countErrors).score;
  return of === 0 ? null : right / of;
}

/** Whether anything was answered at all: what is sent without a word in it is none. */
export function isAnswered(answer: ExamAnswer): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  return Array.isArray(answer) ? answer.some((part) => part.trim() !== '') : answer !== null;
}
