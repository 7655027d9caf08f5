/** @type {Readonly<Record<string, string>>} */
const kinds = { string: 'a text', number: 'a number', int: 'a whole number', boolean: 'yes or no' };

/**
 * What is wrong with a value of a file, in plain words, where its schema has none of its own. Given to zod as `error`.
 *
 * @param {import('zod').core.$ZodRawIssue} issue
 * @returns {string | undefined}
 */
export function valueWords(issue) {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Something has to stand here'
        : `This has to be ${kinds[issue.expected] ?? `of the kind “${issue.expected}”`}`;
    case 'too_small':
      return boundWords(issue, 'least', Number(issue.minimum));
    case 'too_big':
      return boundWords(issue, 'most', Number(issue.maximum));
    case 'not_multiple_of':
      return `The number has to go by steps of ${issue.divisor}`;
    case 'invalid_value':
      return `This has to be ${issue.values.map((one) => `“${String(one)}”`).join(' or ')}`;
    case 'invalid_format':
      return `This does not have the right form${issue.pattern ? ` (${issue.pattern})` : ''}`;
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.join(', ')} here`;
    default:
      return undefined;
  }
}

/** @param {{ origin: string, inclusive?: boolean }} issue @param {'least' | 'most'} end @param {number} bound */
function boundWords({ origin, inclusive }, end, bound) {
  const one = bound === 1 ? '' : 's';
  if (origin === 'string' && end === 'least' && bound === 1) return 'Something has to stand here';
  if (origin === 'string') return `At ${end} ${bound} letter${one} and signs`;
  if (origin === 'array') return `At ${end} ${bound} row${one}`;
  if (inclusive === false) return end === 'least' ? `More than ${bound}` : `Less than ${bound}`;
  return `At ${end} ${bound}`;
}
