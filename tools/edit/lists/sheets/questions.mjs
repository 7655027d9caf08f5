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
  card: { label: 'Its card of the vocabulary course', kept: 'always' },
};

const texts = 'Each language explains this question: open it above.';
const heard =
  'What is heard is recorded: after a change a developer runs “npm run sounds”, and a test asks for it.';
const counted =
  'How many questions of each level there are is fixed. To replace a question, write another one in its place.';
const explained = (/** @type {string} */ kind) =>
  `The reasons beside the answers stand in content/exam/why/${kind}.<language>.json: a developer changes them along.`;

/** The explanations of a file of the exam, which are no texts of the catalogs. @type {Readonly<Record<string, string[]>>} */
const ofExam = {
  'fill-in-the-blanks': [explained('sentences')],
  'listen-and-type': [explained('sentences')],
  'interactive-reading': [explained('reading')],
  'interactive-listening': [explained('listening')],
};

/** Files whose questions have an explanation each, and how many; 0 for the question as a whole. @type {Readonly<Record<string, number>>} */
const explanations = {
  'read-and-select': 0,
  'fill-in-the-blanks': 0,
  'read-and-complete': 0,
  'listen-and-type': 0,
  'interactive-reading': 6,
  'interactive-listening': 9,
};

/** In which catalog the explanations of a file stand. @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const catalogs = {
  questions: Object.fromEntries(Object.keys(explanations).map((name) => [name, 'explanations'])),
  bank: {
    'read-and-select': 'bank-words',
    'fill-in-the-blanks': 'bank-sentences',
    'read-and-complete': 'bank-texts',
    'interactive-reading': 'bank-reading',
    'interactive-listening': 'bank-listening',
  },
};

/** @typedef {'questions' | 'exam' | 'bank' | 'diagnostic'} Folder @type {Readonly<Record<Folder, string>>} */
const groups = {
  questions: 'Questions of the course',
  bank: 'Questions of the practice bank',
  diagnostic: 'Questions of the diagnostic test',
  exam: 'Questions of the mock exam',
};

/** Of what learners hear, a recording is made. */
const isHeard = (/** @type {string} */ name) =>
  ['listen-and-type', 'interactive-listening', 'interactive-speaking'].includes(name);

/** Files of the course that take further questions: what stands in no other list than the catalogs. */
const open = [
  ...['read-and-select', 'fill-in-the-blanks', 'read-and-complete', 'listen-and-type'],
  ...['interactive-writing', 'read-aloud', 'read-then-speak', 'writing-sample', 'speaking-sample'],
];

/**
 * The questions of the lessons, of the practice bank, of the diagnostic test and of the mock exam.
 *
 * @returns {Promise<SheetSource[]>}
 */
export async function questionSheets() {
  const [{ itemSchemas, setSchemas, openSchemas }, { examSchemas }, { bankWords }] = await schemas();
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
  const { prompt } = prompts.element.shape;
  /** @type {Readonly<Record<string, z.ZodType>>} */
  const diagnostic = {
    ...Object.fromEntries(
      ['read-and-select', 'fill-in-the-blanks', 'read-and-complete', 'listen-and-type'].map((name) => [
        name,
        course[name] ?? z.never(),
      ]),
    ),
    writing: z.array(z.strictObject({ id: z.string().regex(/^dw-\d$/), prompt })),
  };
  return [
    ...sheetsOf('questions', course).map((sheet) => ({
      ...sheet,
      ...(open.some((name) => sheet.id === `questions-${name}`) && {
        can: { add: true, order: false },
        complete: withNextId,
        newPlace: placeByLevel,
      }),
    })),
    ...sheetsOf('bank', { ...course, 'read-and-select': bankWords }),
    ...sheetsOf('diagnostic', diagnostic),
    ...sheetsOf('exam', examSchemas),
  ];
}

/** @returns {Promise<[typeof import('../../../../lib/questions/schemas'), typeof import('../../../../lib/exam/bank/schemas'), typeof import('../../../../lib/questions/bank/words')]>} */
const schemas = () =>
  Promise.all([
    importSource('lib/questions/schemas.ts'),
    importSource('lib/exam/bank/schemas.ts'),
    importSource('lib/questions/bank/words.ts'),
  ]);

/** @param {Folder} folder @param {Readonly<Record<string, z.ZodType>>} files */
const sheetsOf = (folder, files) =>
  Object.entries(files).map(([name, items]) => questionSheet(folder, name, items));

/** @param {Folder} folder @param {string} name @param {z.ZodType} items @returns {SheetSource} */
function questionSheet(folder, name, items) {
  const catalog = catalogs[folder]?.[name];
  return {
    ...{ id: `${folder}-${name}`, group: groups[folder], name: titleOf(name) },
    ...{ file: `content/${folder}/${name}.json`, at: ['items'], rows: true, words },
    shape: z.strictObject({ items }),
    follows: [
      ...(catalog ? [texts] : []),
      ...(isHeard(name) ? [heard] : []),
      ...(folder === 'exam' ? (ofExam[name] ?? []) : []),
      ...(folder === 'questions' ? [] : [counted]),
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
    ...(catalog && { textsOf: (row) => explanationsOf(catalog, name, row) }),
    rowFaults: (row, others, { root }) => questionFaults(root, { folder, name }, row, others),
    fileFaults: ({ items: rows }) => (Array.isArray(rows) ? outOfOrder(rows) : []),
  };
}

/** @param {readonly Question[]} rows */
const outOfOrder = (rows) =>
  rows.flatMap(({ id, difficulty = 0 }, place) => {
    const next = rows[place + 1];
    return next?.difficulty === undefined || difficulty <= next.difficulty
      ? []
      : [
          `Questions go from easy to hard: ${id} with level ${difficulty} cannot stand before ${next.id} with level ${next.difficulty}`,
        ];
  });

/** `read-and-select` is “Read and Select”. @param {string} name */
const titleOf = (name) =>
  name.replace(/\b(?!and\b|the\b|in\b)[a-z]/g, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

/** @param {string} catalog @param {string} name of a file @param {Question & { hint?: { by: string } }} row */
function explanationsOf(catalog, name, { id, hint }) {
  const count = explanations[name] ?? 0;
  // Invented words share a text for what gives them away.
  if (count === 0) return [`${catalog}.${catalog === 'bank-words' && hint ? hint.by : id}`];
  return Array.from({ length: count }, (_, place) => `${catalog}.${id}-${place + 1}`);
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
