/**
 * @typedef {object} Section a heading with the text up to the next one; the first has what stands before any
 * @property {string} title empty of the first
 * @property {number} depth of the heading, 0 of the first
 * @property {number} from its first line, from 1
 * @property {number} to its last line
 * @property {string} text with its heading
 */

const heading = /^(#{1,6})\s+(.*?)\s*#*\s*$/;

/**
 * A text by its headings, in their order. Translations have the same ones, so that a section and its English have one number.
 *
 * @param {string} text what stands below the lines above
 * @returns {Section[]}
 */
export function sectionsOf(text) {
  /** @type {Section[]} */
  const sections = [{ title: '', depth: 0, from: 1, to: 1, text: '' }];
  let isCode = false;
  text.split('\n').forEach((line, index) => {
    if (/^(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, marks = '', title = ''] = isCode ? [] : (heading.exec(line) ?? []);
    if (marks !== '') sections.push({ title, depth: marks.length, from: index + 1, to: index + 1, text: '' });
    const last = /** @type {Section} */ (sections.at(-1));
    last.to = index + 1;
    last.text += `${line}\n`;
  });
  return sections.map((section) => ({ ...section, text: section.text.trim() }));
}

/** @param {readonly Section[]} sections @param {number} line @returns {number} from 0 */
export function sectionAt(sections, line) {
  return Math.max(
    0,
    sections.findLastIndex(({ from }) => from <= line),
  );
}
