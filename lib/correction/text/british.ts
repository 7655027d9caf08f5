const ways: readonly [RegExp, string][] = [
  [/our/, 'or'],
  [/is(e|ed|es|ing|er|ers|ation|ations)$/, 'iz$1'],
  [/ys(e|ed|es|ing)$/, 'yz$1'],
  [/tre(s?)$/, 'ter$1'],
  [/ll(ed|ing|er|ers|or|ors)$/, 'l$1'],
  [/(en|in)ce(s?)$/, '$1se$2'],
  [/ogue(s?)$/, 'og$1'],
  [/mme(s?)$/, 'm$1'],
  [/ae|oe/, 'e'],
  [/ful(?=fil|ness)/, 'full'],
  [/practis/, 'practic'],
];

const pairs = new Map(
  Object.entries({
    grey: 'gray',
    tyre: 'tire',
    tyres: 'tires',
    pyjamas: 'pajamas',
    cheque: 'check',
    cheques: 'checks',
    jewellery: 'jewelry',
    mum: 'mom',
    mums: 'moms',
    towards: 'toward',
    aeroplane: 'airplane',
    maths: 'math',
    storey: 'story',
    kerb: 'curb',
    moustache: 'mustache',
    programme: 'program',
    sceptical: 'skeptical',
    ageing: 'aging',
    judgement: 'judgment',
    enrol: 'enroll',
    skilful: 'skillful',
    fulfil: 'fulfill',
    learnt: 'learned',
    spelt: 'spelled',
    whilst: 'while',
    amongst: 'among',
  }),
);

/**
 * Whether a word is how the British write what could stand there instead: the test takes both spellings.
 *
 * @param found in lower case
 */
export const isBritish = (found: string, suggestions: readonly string[]): boolean =>
  pairs.has(found) ||
  ways.some(([way, american]) => {
    const other = found.replace(way, american);
    return other !== found && suggestions.some((one) => one.toLowerCase() === other);
  });
