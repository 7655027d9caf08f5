import type { ExamItem } from '../api/contract/exam/steps';
import { askedListening, askedReading, exchangesIn } from '../questions/judge/asked-steps';
import { askedOf } from '../questions/judge/key';
import { heardName } from '../questions/sounds';
import type {
  Answered,
  ExamUnit,
  Mixed,
  OpenUnit,
  Planned,
  Sitting,
  SpeakingUnit,
  WritingUnit,
} from './types';

export interface ExamMedia {
  /** @returns MP3, base64 */
  sound: (name: string) => string;
  /** @returns SVG, and what it shows in the taker's language */
  photo: (scene: string) => { svg: string; alt: string };
}

/** What mixes the options of a sitting; see {@link Seed} of `lib/questions/judge/option-order.ts`. */
export const optionSeed = ({ seed, mix }: Mixed): string => `exam ${mix ?? seed}`;

/**
 * What leaves the server of a question that is begun: nothing that tells what is right, and no name of the bank.
 *
 * @throws where a sound or a photo is missing
 */
export function askedItem({ unit, step, question }: Planned, sitting: Sitting, media: ExamMedia): ExamItem {
  switch (unit.type) {
    case 'readAndSelect':
      return { type: unit.type, word: unit.word };
    case 'fillInTheBlanks':
    case 'readAndComplete':
      return askedGaps(unit);
    case 'listenAndType':
      return { type: unit.type, sound: media.sound(unit.id) };
    case 'interactiveReading':
      return askedOnText(unit, step, sitting);
    case 'interactiveListening':
      return askedInTalk(unit, step, sitting, media);
    case 'interactiveWriting':
      return { type: unit.type, ...writingAsked(unit, question, sitting.answers) };
    case 'interactiveSpeaking':
      return { type: unit.type, topic: unit.topic, sound: media.sound(question) };
    case 'writeAboutThePhoto':
    case 'speakAboutThePhoto':
      return { type: unit.type, prompt: unit.prompt, photo: media.photo(unit.scene ?? '') };
    case 'readThenSpeak':
    case 'writingSample':
    case 'speakingSample':
      return { type: unit.type, prompt: unit.prompt };
  }
}

function askedGaps(unit: Extract<ExamUnit, { type: 'fillInTheBlanks' | 'readAndComplete' }>): ExamItem {
  const asked = askedOf(unit);
  if (asked.type === 'readAndComplete')
    return { type: asked.type, title: asked.title, parts: [...asked.parts] };
  if (asked.type === 'fillInTheBlanks') return { type: asked.type, parts: [...asked.parts] };
  throw new Error(`No gaps in ${asked.type}`);
}

type ReadingUnit = Extract<ExamUnit, { type: 'interactiveReading' }>;
type ListeningUnit = Extract<ExamUnit, { type: 'interactiveListening' }>;

function askedOnText(unit: ReadingUnit, step: number, sitting: Sitting): ExamItem {
  const asked = askedReading(unit, optionSeed(sitting))[step];
  if (!asked) throw new Error(`A text has no question ${step}`);
  const { type } = asked;
  switch (asked.step) {
    case 'menus': {
      const parts = asked.parts.map((part) =>
        typeof part === 'object' && 'words' in part ? { words: [...part.words] } : part,
      );
      return { type, step: asked.step, parts };
    }
    case 'missing': {
      const { before, after, options } = asked;
      return { type, step: asked.step, before, after, options: [...options] };
    }
    case 'highlight':
      return { type, step: asked.step, text: asked.text, question: asked.question };
    case 'idea':
    case 'titles':
      return { type, step: asked.step, text: asked.text, options: [...asked.options] };
  }
}

function askedInTalk(unit: ListeningUnit, step: number, sitting: Sitting, media: ExamMedia): ExamItem {
  const asked = askedListening(unit, optionSeed(sitting))[step];
  if (!asked) throw new Error(`A conversation has no question ${step}`);
  const { type, partner, voice } = unit;
  const exchanges = exchangesIn(unit).map(({ said, reply }) => ({ said, reply }));
  switch (asked.step) {
    case 'complete': {
      const sound = media.sound(heardName(unit.id, 'situation'));
      return { type, partner, voice, step: asked.step, sound, frames: [...asked.frames] };
    }
    case 'reply': {
      const { turn, options } = asked;
      const sound = media.sound(heardName(unit.id, turn));
      const before = exchanges.slice(0, turn);
      return { type, partner, voice, step: asked.step, sound, before, options: [...options] };
    }
    case 'summary':
      return { type, partner, voice, step: asked.step, before: exchanges };
  }
}

function writingAsked(unit: WritingUnit, question: string, answers: readonly Answered[]) {
  const prompt = promptOf(unit, question);
  if (placeOf(unit, question) === 0) return { prompt, first: null };
  const written = answers.find((answer) => answer.unit === unit.id && answer.step === 0);
  return { prompt, first: { prompt: unit.prompt, text: written?.text ?? '' } };
}

/** Which question of its unit one is, by its name; from 0. */
export const placeOf = ({ id }: { id: string }, question: string): number =>
  Number.parseInt(question.slice(id.length + 1), 10) - 1;

export function promptOf(unit: OpenUnit | WritingUnit | SpeakingUnit, question: string): string {
  const place = placeOf(unit, question);
  switch (unit.type) {
    case 'interactiveWriting':
      return place === 0 ? unit.prompt : (unit.followUps[place - 1]?.said ?? '');
    case 'interactiveSpeaking': {
      const asked = unit.questions[place];
      return (question.endsWith('b') ? asked?.instead?.said : asked?.said) ?? '';
    }
    default:
      return unit.prompt;
  }
}
