import { importSource } from '../../../../scripts/run/checkout/import-source.mjs';
import { loadReviewFile } from '../../../catalogs/keys/review-rows.mjs';
import { claimWords, productWords } from './fact-words.mjs';
import { factsShape } from './facts-shape.mjs';

/** @typedef {import('./sheets.mjs').SheetSource} SheetSource */

const restart =
  'A running site takes it over at its next start; this preview starts anew by itself, which takes some seconds.';
const tested = (/** @type {string} */ file) =>
  `A test repeats the numbers so that none changes by accident: whoever merges your draft changes ${file} along.`;

/** @returns {Promise<SheetSource[]>} */
export async function reviewSheets() {
  const place = { group: 'Reviews', file: 'content/reviews.json', shape: await loadReviewFile() };
  return [
    {
      ...place,
      ...{ id: 'reviews', name: 'Reviews', at: ['reviews'], rows: true, can: { add: true, order: true } },
      words: {
        id: { kept: 'always' },
        type: { kept: 'always' },
        order: { label: 'Place in the list', kept: 'always' },
        about: {
          label: 'Praises the tutor',
          help: 'Then it is shown only where the site has a tutor.',
        },
        createTime: { help: 'In UTC.' },
        data: { label: 'What is shown' },
        'data.avatar': {
          label: 'Picture',
          own: 'An address',
          help: 'An address below /assets/. Without one the first letter of the name stands there.',
        },
        'data.rate': { help: 'A number from 0 to 5, such as 4.8.' },
        'data.country': { help: 'Two capital letters, such as DE for Germany.' },
        'data.content': { label: 'Key of its text', kept: 'always' },
      },
      follows: ['The home page shows it. Its text stands in every language.'],
      idOf: ({ id }) => String(id),
      shown: ({ data }) => ({
        title: `${data?.nickname ?? ''}`,
        detail: `${data?.rate ?? ''} stars, ${data?.country ?? ''}`,
      }),
      complete: (row, others) => ({
        ...row,
        id: 1 + Math.max(0, ...others.map(({ id }) => id)),
        type: 1,
        order: others.length + 1,
        data: {
          ...row.data,
          content: freeKey(
            String(row.data?.nickname ?? ''),
            others.map(({ data }) => data.content),
          ),
        },
      }),
      settle: (rows) => rows.map((row, place_) => ({ ...row, order: place_ + 1 })),
      textsOf: ({ data }) => [`reviews.${data?.content}`],
    },
    {
      ...place,
      ...{ id: 'reviews-mark', name: 'Mark of the reviews', at: [], rows: false },
      words: {
        sample: {
          label: 'The reviews are samples',
          help: 'The page says so. Switch it off only when every review is of a real customer.',
        },
        reviews: { kept: 'always' },
      },
      follows: ['The home page says that the reviews are samples.'],
    },
  ];
}

/** A word for a text of its own: `Amara O.` is `amara`. @param {string} name @param {readonly string[]} taken */
function freeKey(name, taken) {
  const [first = ''] =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z]+/) ?? [];
  const word = first || 'review';
  let key = word;
  for (let number = 2; taken.includes(key); number += 1) key = `${word}${number}`;
  return key;
}

/** @returns {Promise<SheetSource[]>} */
export async function priceSheets() {
  /** @type {typeof import('../../../../lib/site/check-price-list')} */
  const { priceListShape, listProblems } = await importSource('lib/site/check-price-list.ts');
  const shared = {
    ...{ group: 'Prices', file: 'lib/site/price-list.ts', rows: true, shape: priceListShape },
    can: { add: true, order: true },
    follows: [
      'Shown on /pricing, on the home page and wherever something is sold.',
      `${restart} Who has begun to buy keeps the terms of that moment.`,
      tested('lib/offers/offers.test.ts'),
    ],
    idOf: (/** @type {{ vipId: string }} */ { vipId }) => vipId,
    textsOf: (/** @type {{ name: string }} */ { name }) => [`plans.names.${name}`],
    fileFaults: listProblems,
  };
  /** @type {import('../fields.mjs').Words} */
  const words = {
    vipId: { help: 'Small letters, digits and hyphens. It is for ever: purchases name it.', kept: 'once' },
    name: { label: 'Key of its name', help: 'One word of letters, such as halfYear.', kept: 'once' },
    price: { label: 'Price in US dollars', money: true },
    days: { label: 'Days it runs' },
    corrections: { label: 'Corrections', help: 'Without a limit makes the plan Pro.' },
    tutor: { label: 'With the AI tutor' },
    exams: { label: 'Mock exams' },
  };
  const dollars = (/** @type {unknown} */ price) => (typeof price === 'number' ? `$${price.toFixed(2)}` : '');
  return [
    {
      ...shared,
      ...{ id: 'memberships', name: 'Plans', at: ['memberships'], words },
      shown: ({ vipId, days, price }) => ({ title: `${days} days, ${dollars(price)}`, detail: vipId }),
    },
    {
      ...shared,
      ...{ id: 'packs', name: 'Packs of mock exams', at: ['packs'], words },
      shown: ({ vipId, exams, price }) => ({
        title: `${exams} mock ${exams === 1 ? 'exam' : 'exams'}, ${dollars(price)}`,
        detail: vipId,
      }),
    },
  ];
}

/** @returns {Promise<SheetSource[]>} */
export async function factSheets() {
  /** @type {typeof import('../../../../lib/i18n/locale-table')} */
  const { localeTable } = await importSource('lib/i18n/locale-table.ts');
  const languages = new Intl.DisplayNames(['en'], { type: 'language' });
  const rates = Object.entries(localeTable).map(([code, { lang }]) => [
    `rates.${code}`,
    { label: languages.of(lang) ?? code },
  ]);
  const shape = factsShape(Object.keys(localeTable));
  const shared = { group: 'Facts', file: 'lib/site/facts.ts', rows: false, shape, words: {} };
  const shown = 'Pages get it with the next build; this preview shows it at once.';
  return [
    {
      ...shared,
      ...{ id: 'claims', name: 'What the site says of itself', at: ['claims'] },
      words: claimWords,
      follows: [shown, tested('lib/site/facts.test.ts')],
    },
    {
      ...shared,
      ...{ id: 'facts', name: 'Numbers of the product', at: ['facts'] },
      words: productWords,
      follows: [`${shown} Texts get these numbers, so none has to be rewritten.`],
    },
    {
      ...shared,
      ...{ id: 'exchange', name: 'Amounts in other currencies', at: ['exchange'] },
      words: {
        checked: { label: 'Looked up on', help: 'The day. /pricing shows it.' },
        rates: {
          label: 'Rates by language',
          help: 'Readers of a language without a rate see dollars alone.',
        },
        ...Object.fromEntries(rates),
      },
      follows: [shown],
    },
  ];
}
