import fillInTheBlanks from '../../../content/bank/fill-in-the-blanks.json';
import interactiveListening from '../../../content/bank/interactive-listening.json';
import interactiveReading from '../../../content/bank/interactive-reading.json';
import interactiveSpeaking from '../../../content/bank/interactive-speaking.json';
import interactiveWriting from '../../../content/bank/interactive-writing.json';
import listenAndType from '../../../content/bank/listen-and-type.json';
import photos from '../../../content/bank/photos.json';
import readAloud from '../../../content/bank/read-aloud.json';
import readAndComplete from '../../../content/bank/read-and-complete.json';
import readAndSelect from '../../../content/bank/read-and-select.json';
import readThenSpeak from '../../../content/bank/read-then-speak.json';
import speakingSample from '../../../content/bank/speaking-sample.json';
import writingSample from '../../../content/bank/writing-sample.json';
import { bandOf, fileNames } from './bands';
import { questionsOf, type BankItem } from './bank-item';
import { bankTypes, type BankType } from './bank-types';
import { whyInvented } from './why-invented';
import type { BankWord, InventedWord, RealWord } from './words';

export const bankWordItems = readAndSelect.items as BankWord[];

const photosFor = (mode: string) => photos.items.filter(({ task }) => task === mode);

const files: Record<BankType, readonly { id: string }[]> = {
  readAndSelect: bankWordItems,
  fillInTheBlanks: fillInTheBlanks.items,
  readAndComplete: readAndComplete.items,
  listenAndType: listenAndType.items,
  interactiveReading: interactiveReading.items,
  interactiveListening: interactiveListening.items,
  interactiveSpeaking: interactiveSpeaking.items,
  readAloud: readAloud.items,
  speakAboutThePhoto: photosFor('speak'),
  readThenSpeak: readThenSpeak.items,
  speakingSample: speakingSample.items,
  writeAboutThePhoto: photosFor('write'),
  interactiveWriting: interactiveWriting.items,
  writingSample: writingSample.items,
};

export const bankItems = (type: BankType): BankItem[] =>
  files[type].map((item) => ({ ...item, type }) as BankItem);

/**
 * What a browser gets of the bank: items, and by the ids of their questions why an answer is right, in the reader's language; of a
 * photo, what it shows. Of an invented word that is the hint, and its text stands in `texts` under the hint's name, of a real word its
 * meaning.
 */
export interface BankFile {
  items: BankItem[];
  texts: Record<string, string>;
}

export type Texts = Readonly<Record<string, string>>;

export const bankFiles: readonly string[] = [...new Set(bankTypes.flatMap(fileNames))];

/**
 * The file of a name.
 *
 * @param texts all explanations of the bank by their keys, and what the photos show by the names of their scenes
 * @returns undefined for no name of a file
 */
export function bankFile(name: string, texts: Texts): BankFile | undefined {
  if (!bankFiles.includes(name)) return undefined;
  const items = bankTypes.flatMap((type) =>
    bankItems(type).filter(({ id }) => fileNames(type)[bandOf(type, id)] === name),
  );
  const keys = new Set(items.flatMap(keysOf));
  return {
    items: items.map(sent),
    texts: Object.fromEntries(
      [...keys].flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])),
    ),
  };
}

function keysOf(item: BankItem): string[] {
  if (item.type === 'readAndSelect') {
    const { hint } = item as Partial<InventedWord>;
    return hint ? [whyInvented({ word: item.word, hint }).key] : ['real', item.id];
  }
  if ('scene' in item && item.scene) return [item.scene];
  const questions = questionsOf(item).map(({ id }) => id);
  // The sentences of a situation are one question, and each has its reason.
  return item.type === 'interactiveListening'
    ? [...questions, ...item.complete.map((_, index) => `${item.id}-${index + 1}`)]
    : questions;
}

/** What a question needs; examples are for cards. */
function sent(item: BankItem): BankItem {
  if (item.type !== 'readAndSelect') return item;
  const { id, type, word, real, difficulty } = item;
  const { hint, card } = item as Partial<Pick<InventedWord, 'hint'> & Pick<RealWord, 'card'>>;
  return {
    id,
    type,
    word,
    real,
    difficulty,
    ...(hint ? { hint } : {}),
    ...(card ? { card } : {}),
  } as BankItem;
}
