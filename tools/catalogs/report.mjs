/** @typedef {Omit<Awaited<ReturnType<typeof import('./check-catalogs.mjs').checkCatalogs>>, 'catalogs'>} Result */
/** @typedef {import('./check-catalogs.mjs').Problem} Problem */

/** @param {Result} result */
export function report({ locales, messages, problems, warnings }) {
  const counts = [
    `${count(locales, 'locale')}`,
    `${count(messages, 'message')}`,
    count(problems.length, 'problem'),
  ];
  if (warnings.length > 0) counts.push(count(warnings.length, 'warning'));
  return [
    ...byFile(problems),
    ...(warnings.length > 0 ? ['Not wrong, but to be looked at:', '', ...byFile(warnings)] : []),
    ...exceptions([...problems, ...warnings]),
    `catalogs: ${counts.join(', ')}`,
  ].join('\n');
}

/** Where a text is listed that a rule does not fit, by the rule. @type {Record<string, string>} */
const places = {
  identical: 'identical',
  script: 'scripts (names: terms)',
  address: 'address, except',
  number: 'numbers',
  glossary: 'glossary',
};

/** @param {readonly Problem[]} problems */
function exceptions(problems) {
  const found = [...new Set(problems.flatMap(({ rule }) => places[rule] ?? []))];
  if (found.length === 0) return [];
  return [
    `Texts that are right as they are: list them in messages/rules.json under ${found.join('; ')}.`,
    '',
  ];
}

/** @param {number} number @param {string} thing */
export function count(number, thing) {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

/** @param {Problem[]} problems in the order of their files */
export function byFile(problems) {
  return problems.flatMap((problem, index) => [
    ...(problem.file === problems[index - 1]?.file ? [] : [problem.file]),
    ...lines(problem),
    ...(problem.file === problems[index + 1]?.file ? [] : ['']),
  ]);
}

/** @param {Problem} problem */
function lines({ key, line, reason, hint, text }) {
  const place = line === undefined ? key : key ? `${key} (line ${line})` : `line ${line}`;
  const said = text === undefined ? [] : [`    ${line === undefined ? 'English: ' : ''}“${shortened(text)}”`];
  return [
    `  ${place ? `${place} — ` : ''}${reason}`,
    ...(hint === undefined ? [] : [`    ${hint}`]),
    ...said,
  ];
}

/** @param {string} text */
export function shortened(text) {
  const letters = [...text];
  return letters.length > 100 ? `${letters.slice(0, 99).join('')}…` : text;
}
