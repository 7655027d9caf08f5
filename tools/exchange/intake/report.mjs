import { count, shortened } from '../../catalogs/report.mjs';

/** So many changes are listed; all of them stand in the file. */
const mostListed = 20;

/**
 * @param {import('../contract').TakenIn} taken
 * @param {{ dry: boolean }} options
 */
export function reportOf({ locale, unit, changes, refused, same, empty, fits }, { dry }) {
  const said = [
    `${count(changes.length, 'text')} ${dry ? 'would be ' : ''}taken in`,
    `${refused.length} refused`,
    `${same} as they were`,
    ...(empty > 0 ? [`${empty} not translated`] : []),
  ];
  return [
    ...section(
      'Refused:',
      refused.flatMap(({ line, key, text, reasons }) => [
        ...reasons.map((reason) => `  ${unit} ${line}  ${key || '(no key)'} — ${reason}`),
        ...(text === '' ? [] : [`    “${shortened(text)}”`]),
      ]),
    ),
    ...section(
      dry ? 'Would be written:' : 'Written:',
      changes.slice(0, mostListed).map(({ key, after }) => `  ${key} — “${shortened(after ?? '')}”`),
      changes.length > mostListed ? [`  and ${changes.length - mostListed} more`] : [],
    ),
    ...section(
      'Translated before the English changed, and returned as still right. If that is so:',
      fits.map((key) => `  npm run catalogs:accept ${locale.code} ${key}`),
    ),
    `${locale.code}: ${said.join(', ')}`,
  ].join('\n');
}

/** @param {string} heading @param {string[]} lines @param {string[]} [more] */
function section(heading, lines, more = []) {
  return lines.length === 0 ? [] : [heading, ...lines, ...more, ''];
}
