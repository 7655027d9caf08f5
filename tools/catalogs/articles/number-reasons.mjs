import { toString } from 'mdast-util-to-string';
import { saysNumber } from '../text/number-words.mjs';
import { numberWordsIn, quantitiesIn } from '../text/numbers.mjs';

/** @typedef {import('mdast').Root} Root */
/** @typedef {{ title: string, line: number, text: string }} Section */

/**
 * The quantities that a translation has otherwise than its English, section by section. Whoever translates sees neither, when a limit of 30
 * days becomes 21 in one language.
 *
 * @param {Root} own
 * @param {Root} english
 * @param {string} code of the language
 * @param {boolean} isLegal in which a number more is a promise more
 * @returns {{ line: number, reason: string }[]} nothing where the sections are others, which is told by itself
 */
export function numberReasons(own, english, code, isLegal) {
  const [sections, originals] = [sectionsOf(own), sectionsOf(english)];
  if (sections.length !== originals.length) return [];
  return sections.flatMap(({ title, line, text }, index) => {
    const source = originals[index]?.text ?? '';
    const here = quantitiesIn(plain(text));
    const there = quantitiesIn(plain(source));
    const held = new Set(here.flatMap(({ ways }) => ways.flat()));
    const allowed = new Set([...there.flatMap(({ ways }) => ways.flat()), ...numberWordsIn(source)]);
    const lost = there.filter(
      ({ ways }) =>
        !ways.some((way) => way.every((number) => held.has(number) || saysNumber(text, number, code))),
    );
    const added = here.filter(({ ways }) => !ways.some((way) => way.every((number) => allowed.has(number))));
    const place = title === '' ? 'Above the first section' : `In the section “${title}”`;
    return [
      ...lost.map((one) => `${place} ${one.text} is missing, in digits and in words; the English has it.`),
      ...(isLegal ? added : []).map((one) => `${place} stands ${one.text}, which the English has not there.`),
    ].map((reason) => ({ line, reason }));
  });
}

/** Numbers within names (S2) do not count, the parts of a date (22.11.2026) are three, and .73 is 0.73. @param {string} text */
function plain(text) {
  return text
    .replace(/(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/g, '$1 , $2 , $3')
    .replace(/(?<=\p{Script=Latin})\d+/gu, ' ')
    .replace(/(?<![\d.])\.(?=\d)/g, '0.');
}

/** @param {Root} tree @returns {Section[]} */
function sectionsOf({ children }) {
  /** @type {Section[]} */
  const sections = [{ title: '', line: 1, text: '' }];
  for (const node of children) {
    const text = `${wordsOf(node)}\n`;
    const last = sections.at(-1);
    if (node.type === 'heading' && node.depth === 2)
      sections.push({ title: text.trim(), line: node.position?.start.line ?? 1, text });
    else if (last) last.text += text;
  }
  return sections;
}

/** @param {import('mdast').RootContent} node @returns {string} */
function wordsOf(node) {
  const isBlock = 'children' in node && !['paragraph', 'heading', 'tableCell'].includes(node.type);
  return isBlock ? node.children.map(wordsOf).join('\n') : toString(node);
}
