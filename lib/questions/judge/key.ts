import { gapsOf, splitGaps } from '../gaps';
import type { Item, ListeningStep, ReadingStep, SingleItem } from '../item';
import type { QuestionKind } from '../kinds';
import { questionTypes } from '../types';

/**
 * What an answer is judged by: how the question is answered, and the answer that is all right, in the form of a given one
 * (`GivenAnswer`). Of several wordings for one gap, with `|` between them, each is right. Empty for what nobody judges.
 */
export interface Key {
  kind: QuestionKind;
  right: readonly string[];
}

export function keyOf(item: Item): Key {
  switch (item.type) {
    case 'readAndSelect':
      return { kind: 'choice', right: [item.real ? 'yes' : 'no'] };
    case 'fillInTheBlanks':
      return { kind: 'gaps', right: missingIn(item.sentence) };
    case 'readAndComplete':
      return { kind: 'gaps', right: missingIn(item.text) };
    case 'listenAndType':
      return { kind: 'dictation', right: [item.sentence] };
    case 'interactiveReading':
      return keyOfReading(item);
    case 'interactiveListening':
      return keyOfListening(item);
    case 'interactiveSpeaking':
    case 'listenThenSpeak':
    case 'readAloud':
    case 'readThenSpeak':
    case 'speakAboutThePhoto':
    case 'speakingSample':
    case 'interactiveWriting':
    case 'writeAboutThePhoto':
    case 'writingSample':
      return { kind: questionTypes[item.type].skill === 'speaking' ? 'speak' : 'write', right: [] };
  }
}

/** Of options, the right one has the value 0, wherever it is shown. */
const firstOption: Key = { kind: 'pick', right: ['0'] };

function keyOfReading(item: ReadingStep): Key {
  switch (item.step) {
    case 'menus':
      return { kind: 'gaps', right: item.menus.map(([word = '']) => word) };
    case 'highlight':
      return { kind: 'highlight', right: [item.answer] };
    case 'missing':
    case 'idea':
    case 'titles':
      return firstOption;
  }
}

function keyOfListening(item: ListeningStep): Key {
  switch (item.step) {
    case 'complete':
      return { kind: 'gaps', right: item.complete.map(({ answers }) => answers.join('|')) };
    case 'reply':
      return firstOption;
    case 'summary':
      return { kind: 'write', right: [] };
  }
}

const missingIn = (text: string) => gapsOf(text).map(({ missing }) => missing);

/** Running text, or a damaged word: the letters that stand, and how many are missing. */
export type AskedPart = string | { given: string; letters: number };

/** What somebody sees of a question that is to be answered: nothing of what is right. */
export type Asked =
  | { type: 'readAndSelect'; id: string; word: string }
  | { type: 'fillInTheBlanks'; id: string; parts: readonly AskedPart[] }
  | { type: 'readAndComplete'; id: string; title: string; parts: readonly AskedPart[] }
  | { type: 'listenAndType'; id: string };

export type AskedToRead = Exclude<Asked, { type: 'listenAndType' }>;

/** What may be shown of a question, and sent to whom it is asked. */
export function askedOf(item: Exclude<SingleItem, { type: 'listenAndType' }>): AskedToRead;
export function askedOf(item: SingleItem): Asked;
export function askedOf(item: SingleItem): Asked {
  const { id } = item;
  switch (item.type) {
    case 'readAndSelect':
      return { type: item.type, id, word: item.word };
    case 'fillInTheBlanks':
      return { type: item.type, id, parts: askedParts(item.sentence) };
    case 'readAndComplete':
      return { type: item.type, id, title: item.title, parts: askedParts(item.text) };
    case 'listenAndType':
      return { type: item.type, id };
  }
}

const askedParts = (text: string): AskedPart[] =>
  splitGaps(text).map((part) =>
    typeof part === 'string' ? part : { given: part.given, letters: part.missing.length },
  );
