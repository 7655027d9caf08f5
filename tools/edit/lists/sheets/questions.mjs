import { z } from 'zod';
import { importSource } from '../../../../scripts/run/checkout/import-source.mjs';
import { questionFaults } from './question-faults.mjs';

/** @typedef {import('./sheets.mjs').SheetSource} SheetSource @typedef {{ id: string, difficulty?: number }} Question */

/** @type {import('../fields.mjs').Words} */
const words = {
  id: { kept: 'always' },
  difficulty: { help: 'The score from 10 to 160 at which half of the test takers answer right.' },
  sentence: { help: 'Where letters are missing, they stand in braces: nar{row}.' },
  text: {
    help: 'Missing letters stand in braces, nar{row}; so does a menu of words, the right one first: {through|among}. [*] is the place of a missing sentence.',
  },
  scene: { kept: 'always' },
};

const texts = 'Its explanation stands in the catalogs, in every language.';
const heard =
  'What is heard is recorded: after a change a developer runs “npm run sounds”, and a test asks for it.';
const counted =
  'How many questions of each level there are is fixed. To replace a question, write another one in its place.';
const explained = (/** @type {string} */ kind) =>
  `The reasons beside the answers stand in content/exam/why/${kind}.<language>.json: a developer changes them along.`;

/** What else a change touches, by file. @type {Readonly<Record<string, string[]>>} */
const follows = {
  'questions/listen-and-type': [heard],
  'questions/interactive-listening': [heard],
  'questions/interactive-speaking': [heard],
  'exam/fill-in-the-blanks': [explained('sentences')],
  'exam/listen-and-type': [heard, explained('sentences')],
  'exam/interactive-reading': [explained('reading')],
  'exam/interactive-listening': [heard, explained('listening')],
  'exam/interactive-speaking': [heard],
};

/** Files of the course whose questions have an explanation each, and how many; 0 for the question as a whole. @type {Readonly<Record<string, number>>} */
const explanations = {
  'read-and-select': 0,
  'fill-in-the-blanks': 0,
  'read-and-complete': 0,
  'listen-and-type': 0,
  'interactive-reading': 6,
  'interactive-listening': 9,
};

/** Files of the course that take further questions: what stands in no other list than the catalogs. */
const open = [
  ...['read-and-select', 'fill-in-the-blanks', 'read-and-complete', 'listen-and-type'],
  ...['interactive-writing', 'read-aloud', 'read-then-speak', 'writing-sample', 'speaking-sample'],
];

/**
 * The questions of the lessons, and those of the mock exam.
 *
 * @returns {Promise<SheetSource[]>}
 */
export async function questionSheets() {
  /** @type {typeof import('../../../../lib/questions/schemas')} */
  const { itemSchemas, setSchemas, openSchemas } = await importSource('lib/questions/schemas.ts');
  /** @type {typeof import('../../../../lib/exam/bank/schemas')} */
  const { examSchemas } = await importSource('lib/exam/bank/schemas.ts');
  const { prompts, twoParts, photos } = openSchemas;
  /** @type {Readonly<Record<string, z.ZodType>>} */
  const course = {
    'read-and-select': itemSchemas.readAndSelect,
    'fill-in-the-blanks': itemSchemas.fillInTheBlanks,
    'read-and-complete': itemSchemas.readAndComplete,
    'listen-and-type': itemSchemas.listenAndType,
    'interactive-reading': setSchemas.interactiveReading,
    'interactive-listening': setSchemas.interactiveListening,
    'interactive-speaking': setSchemas.interactiveSpeaking,
    'interactive-writing': twoParts,
    'read-aloud': prompts,
    'read-then-speak': prompts,
    'writing-sample': prompts,
    'speaking-sample': prompts,
    photos,
  };
  return [
    ...Object.entries(course).map(([name, items]) => ({
      ...questionSheet('questions', name, items),
      group: 'Questions of the course',
      textsOf: (/** @type {Question} */ row) => explanationsOf(name, row),
      ...(open.includes(name) && {
        can: { add: true, order: false },
        complete: withNextId,
        newPlace: placeByLevel,
      }),
    })),
    ...Object.entries(examSchemas).map(([name, items]) => questionSheet('exam', name, items)),
  ];
}

/** @param {'questions' | 'exam'} folder @param {string} name @param {z.ZodType} items @returns {SheetSource} */
function questionSheet(folder, name, items) {
  const hasTexts = folder === 'questions' && name in explanations;
  return {
    ...{ id: `${folder}-${name}`, group: 'Questions of the mock exam', name: titleOf(name) },
    ...{ file: `content/${folder}/${name}.json`, at: ['items'], rows: true, words },
    shape: z.strictObject({ items }),
    follows: [
      ...(hasTexts ? [texts] : []),
      ...(follows[`${folder}/${name}`] ?? []),
      ...(folder === 'exam' ? [counted] : []),
    ],
    idOf: ({ id }) => String(id),
    shown: (row) => ({
      title: String(
        row.sentence ?? row.word ?? row.prompt ?? row.scenario ?? row.topic ?? row.title ?? row.text ?? '',
      ),
      detail: [row.id, row.difficulty === undefined ? '' : `level ${row.difficulty}`]
        .filter(Boolean)
        .join(', '),
    }),
    rowFaults: (row, others, { root }) => questionFaults(root, { folder, name }, row, others),
  };
}

/** `read-and-select` is “Read and Select”. @param {string} name */
const titleOf = (name) =>
  name.replace(/\b(?!and\b|the\b|in\b)[a-z]/g, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

/** @param {string} name @param {Question} row */
function explanationsOf(name, { id }) {
  const count = explanations[name];
  if (count === undefined) return [];
  if (count === 0) return [`explanations.${id}`];
  return Array.from({ length: count }, (_, place) => `explanations.${id}-${place + 1}`);
}

/** A new question with the id behind the last one: `rs-26`. @param {Question} row @param {readonly Question[]} others */
function withNextId(row, others) {
  const [letters = '', digits = ''] = (others[0]?.id ?? '').split('-');
  const last = Math.max(...others.map(({ id }) => Number(id.split('-')[1])));
  return { ...row, id: `${letters}-${String(last + 1).padStart(digits.length, '0')}` };
}

/** Files go from easy to hard. @param {Question} row @param {readonly Question[]} others */
function placeByLevel({ difficulty }, others) {
  if (difficulty === undefined) return others.length;
  return others.filter((other) => (other.difficulty ?? 0) <= difficulty).length;
}
