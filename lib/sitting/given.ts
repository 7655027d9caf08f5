import type { ExamAnswer, ExamItem } from '../api/contract/exam/steps';
import type { GivenAnswer } from '../questions/kept';

/** Whether a choice is the whole answer, so that nothing has to be handed in beside it. */
export const isChosenAtOnce = ({ type }: ExamItem): boolean => type === 'readAndSelect';

export const isEmpty = (given: GivenAnswer): boolean => given.every((part) => part.trim() === '');

/** How many of the places to fill in are not full; 0 for a question that has none. */
export function placesLeft(item: ExamItem, given: GivenAnswer): number {
  return placesIn(item).filter((letters, place) => (given[place] ?? '').trim().length < letters).length;
}

function placesIn(item: ExamItem): number[] {
  if ('frames' in item) return item.frames.map(() => 1);
  if (!('parts' in item)) return [];
  return item.parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if ('letters' in part) return [part.letters];
    return 'words' in part ? [1] : [];
  });
}

/** The recording of a question, by the name that the server gives it. */
export const namedRecording = (seq: number): ExamAnswer => ({ recording: `seq-${seq}` });

type Shape = 'yesNo' | 'list' | 'text' | 'place' | 'words';

function shapeOf(item: ExamItem): Shape {
  switch (item.type) {
    case 'readAndSelect':
      return 'yesNo';
    case 'fillInTheBlanks':
    case 'readAndComplete':
      return 'list';
    case 'interactiveReading':
      if (item.step === 'menus') return 'list';
      return item.step === 'highlight' ? 'words' : 'place';
    case 'interactiveListening':
      if (item.step === 'complete') return 'list';
      return item.step === 'reply' ? 'place' : 'text';
    default:
      return 'text';
  }
}

/** Control characters come along with what is pasted, and the server takes none but line ends and tabs, and of gaps none at all. */
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const unwantedInGaps = /[\u0000-\u001f\u007f]/g;

/** What was entered, as the contract has it; null where nothing was. */
export function answerOf(item: ExamItem, given: GivenAnswer): ExamAnswer {
  const [first = ''] = given;
  if (isEmpty(given)) return null;
  switch (shapeOf(item)) {
    case 'yesNo':
      return first === 'yes';
    case 'list':
      return given.map((part) => (part ?? '').replace(unwantedInGaps, ' '));
    case 'place':
      return Number(first);
    case 'words':
      return spanOf(item, first);
    case 'text':
      return first.replace(unwanted, ' ');
  }
}

/** The same the other way round, for a page that was loaded again. */
export function givenIn(item: ExamItem, answer: ExamAnswer): GivenAnswer {
  if (answer === null) return [];
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no'];
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'object') return [String(answer)];
  return 'start' in answer && 'text' in item ? [item.text.slice(answer.start, answer.end)] : [];
}

function spanOf(item: ExamItem, words: string): ExamAnswer {
  const start = 'text' in item ? item.text.indexOf(words) : -1;
  return start < 0 ? null : { start, end: start + words.length };
}
