import { filledText, gapsOf, splitGaps, type Gap, type Part } from '../gaps';
import type { ListeningSet, ReadingSet } from '../item';
import { filledReading, menusIn } from '../steps';

/** What is wrong with a question: the path of the value with dots, and a sentence. */
export interface ItemProblem {
  path: string;
  reason: string;
}

/**
 * What is wrong with a question by the rules of its type, beyond its schema, which it has to fit. The tests of the lessons and of the exam
 * bank hold every question to it.
 *
 * @param file the name of its file, such as `fill-in-the-blanks`
 */
export function itemProblems(file: string, item: unknown): ItemProblem[] {
  // The schema of the file says that it is of this form.
  const own = (rules[file] as ((item: unknown) => ItemProblem[]) | undefined)?.(item) ?? [];
  return [...signs(item, ''), ...own];
}

const rules: Readonly<Record<string, (item: never) => ItemProblem[]>> = {
  'fill-in-the-blanks': blank,
  'read-and-complete': passage,
  'interactive-reading': reading,
  'interactive-listening': listening,
};

const unless = (isRight: boolean, path: string, reason: string): ItemProblem[] =>
  isRight ? [] : [{ path, reason }];

function signs(value: unknown, path: string): ItemProblem[] {
  if (typeof value === 'string')
    return [
      ...unless(!/['"`]/.test(value), path, 'Write ’ and “ ” in the place of straight signs.'),
      ...unless(!/ {2}|^\s|\s$/.test(value), path, 'A space is too many.'),
    ];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => signs(one, path === '' ? name : `${path}.${name}`));
}

/** The parts of a text with gaps; undefined where a brace has no partner. */
function partsIn(text: string): Part[] | undefined {
  try {
    return splitGaps(text);
  } catch {
    return undefined;
  }
}

const isGap = (part: Part): part is Gap => typeof part !== 'string';
const broken = (path: string) => ({
  path,
  reason: 'A brace has no partner, or no letters in it. Missing letters stand so: nar{row}.',
});

function blank({ sentence }: { sentence: string }): ItemProblem[] {
  const parts = partsIn(sentence);
  if (!parts) return [broken('sentence')];
  const [gap, ...others] = parts.filter(isGap);
  if (!gap || others.length > 0)
    return [{ path: 'sentence', reason: 'One word, and one only, has letters missing: nar{row}.' }];
  return [
    ...unless(/^[a-z]{1,4}$/i.test(gap.given), 'sentence', 'One to four letters of the word have to stand.'),
    ...unless(/^[a-z]{1,8}$/.test(gap.missing), 'sentence', 'One to eight small letters may be missing.'),
    ...unless(
      /^[A-Z“].*[.?”]$/.test(filledText(sentence)),
      'sentence',
      'It begins with a capital letter and ends with a period or a question mark.',
    ),
  ];
}

function passage({ text }: { text: string }): ItemProblem[] {
  const parts = partsIn(text);
  if (!parts) return [broken('text')];
  const gaps = gapsOf(text);
  const uneven = gaps.filter(
    ({ given, missing }) => given.length !== Math.floor((given.length + missing.length) / 2),
  );
  const sentences = text.split(/(?<=[.?!”])\s+/);
  const between = parts.slice(1, -1).filter((part) => typeof part === 'string');
  const far = between.filter((part) => part.split(/\s+/).filter((word) => /\w/.test(word)).length > 2);
  return [
    ...uneven.map(({ given, missing }) => ({
      path: 'text',
      reason: `“${given}{${missing}}” has to keep half of its letters, rounded down.`,
    })),
    ...unless(
      ![sentences.at(0), sentences.at(-1)].some((one) => /[{}]/.test(one ?? '')),
      'text',
      'The first and the last sentence stay whole.',
    ),
    ...unless(
      gaps.length >= 8 && gaps.length <= 14,
      'text',
      `It has ${gaps.length} words with missing letters; 8 to 14 are right.`,
    ),
    ...far.map((part) => ({
      path: 'text',
      reason: `Every second word has letters missing; too many stand whole in “${part.trim()}”.`,
    })),
  ];
}

const areDifferent = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

function reading(set: ReadingSet): ItemProblem[] {
  const menus = menusIn(set.text);
  const text = filledReading(set);
  return [
    ...unless(
      menus.length >= 5 && menus.length <= 10,
      'text',
      `It has ${menus.length} menus of words; 5 to 10 are right.`,
    ),
    ...menus
      .filter((words) => words.length !== 5 || !areDifferent(words))
      .map((words) => ({
        path: 'text',
        reason: `A menu has five different words, the right one first; this has others: “${words.join('|')}”.`,
      })),
    ...unless(
      set.text.split('[*]').length === 2,
      'text',
      'The place of the missing sentence, [*], has to stand there once.',
    ),
    ...unless(!/[{}[\]|*]/.test(text), 'text', 'A brace or a bracket has no partner.'),
    ...set.highlights.flatMap(({ answer }, place) =>
      unless(
        text.split(answer).length === 2,
        `highlights.${place}.answer`,
        'These words have to stand in the text once, as they are here.',
      ),
    ),
    ...(['missing', 'idea', 'titles'] as const).flatMap((name) =>
      unless(
        areDifferent([set[name].right, ...set[name].wrong]),
        name,
        'Two of the four options are the same.',
      ),
    ),
  ];
}

function listening({ complete, turns, summary }: ListeningSet): ItemProblem[] {
  return [
    ...complete.flatMap(({ frame, answers }, place) => [
      ...unless(
        frame.split('____').length === 2,
        `complete.${place}.frame`,
        'One blank, ____, has to stand in the sentence.',
      ),
      ...unless(areDifferent(answers), `complete.${place}.answers`, 'Two of the answers are the same.'),
    ]),
    ...turns.flatMap(({ replies }, place) =>
      unless(
        areDifferent([replies.right, ...replies.wrong]),
        `turns.${place}.replies`,
        'Two of the four replies are the same.',
      ),
    ),
    ...unless(summary.split(' ').length > 30, 'summary', 'More than 30 words are needed.'),
  ];
}
