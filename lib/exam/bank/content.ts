import { readdirSync, readFileSync } from 'node:fs';
import { gapsOf } from '../../questions/gaps';
import { plain } from '../../questions/bank/known-texts';
import type { ReadingSet } from '../../questions/item';
import { filledReading } from '../../questions/steps';
import { examSchemas, type ExamFile } from './schemas';

/*
 * For the tests of the bank, and for what the editor says of a question.
 */

/** The items of a file of content/exam. @throws where they break their schema */
export function contentOf<Name extends ExamFile>(name: Name) {
  const { items } = JSON.parse(readFileSync(`content/exam/${name}.json`, 'utf8')) as { items: unknown };
  return examSchemas[name].parse(items) as ReturnType<(typeof examSchemas)[Name]['parse']>;
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export function ownTexts(item: object): string[] {
  const { text, example, sentence, title, topic, said, prompt, summary, scenario } = item as Partial<
    Record<string, string>
  >;
  const { titles, idea, missing, turns, followUps, questions, highlights } = item as Partial<
    Record<string, unknown>
  >;
  const read = missing ? filledReading(item as ReadingSet) : text;
  return [
    ...[example, sentence, title, topic, said, prompt, summary, scenario].flatMap((one) => one ?? []),
    ...(read ?? '').split(/(?<=[.?!”])\s+/).filter(Boolean),
    ...[titles, idea, turns, followUps, questions].flatMap(textsIn).filter((one) => one.includes(' ')),
    ...((highlights as { question: string }[] | undefined) ?? []).map(({ question }) => question),
  ];
}

function publicTexts(folder: string, isMeant: (name: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isMeant(name))
    .flatMap((name) => {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      return name.endsWith('.json') ? textsIn(JSON.parse(text)) : text.split('\n');
    });
}

const isJson = (name: string) => name.endsWith('.json');

/** What anybody may have read before: lessons, practice, the diagnostic test, samples, cards, articles, pages. English alone. */
const published: readonly string[] = [
  ...['questions', 'bank', 'diagnostic', 'samples', 'vocabulary'].flatMap((folder) =>
    publicTexts(`content/${folder}`, isJson),
  ),
  ...publicTexts('content/blog/en', (name) => name.endsWith('.mdx')),
  ...publicTexts('messages/en', isJson),
].map(plain);

export const wordsWithGaps = (text: string): string[] =>
  gapsOf(text).map(({ given, missing }) => (given + missing).toLowerCase());

/** Words that questions which anybody may have answered ask for, and those of the cards. */
export const publishedWords: ReadonlySet<string> = new Set([
  ...['questions', 'bank', 'diagnostic'].flatMap((folder) =>
    ['read-and-select', 'fill-in-the-blanks'].flatMap((name) => {
      const file = readFileSync(`content/${folder}/${name}.json`, 'utf8');
      return (JSON.parse(file) as { items: { word?: string; sentence?: string }[] }).items.flatMap((item) => [
        ...(item.word === undefined ? [] : [item.word]),
        ...wordsWithGaps(item.sentence ?? ''),
      ]);
    }),
  ),
  ...['listening', 'photo'].flatMap((name) => {
    const file = readFileSync(`content/vocabulary/${name}.json`, 'utf8');
    return (JSON.parse(file) as { groups: { entries: { word: string }[] }[] }).groups.flatMap(({ entries }) =>
      entries.map(({ word }) => word),
    );
  }),
]);

function runsOf(text: string, length: number): string[] {
  const words = text.split(' ');
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
}

/** Words in a row by which a text is known again. */
const inARow = 6;

const publishedRuns = new Set(published.flatMap((text) => runsOf(text, inARow)));
const publishedTexts = new Set(published);

/** What of a text somebody may have read before: all of it, or so many words in a row; undefined for a new text. */
export function knownIn(text: string): string | undefined {
  const own = plain(text);
  if (publishedTexts.has(own)) return own;
  return runsOf(own, inARow).find((run) => publishedRuns.has(run));
}

export const doubled = (names: readonly string[]): string[] =>
  names.filter((name, place) => names.indexOf(name) < place);
