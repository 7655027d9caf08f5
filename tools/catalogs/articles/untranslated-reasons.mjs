import { toString } from 'mdast-util-to-string';

/** @typedef {import('./check-articles.mjs').Read} Read */
/** @typedef {import('mdast').Nodes} Nodes */

/** Words from which on the same text in two languages is no name: `Read and Select`. */
const fewest = 4;
const lines = /** @type {const} */ (['title', 'description', 'lead']);
const leaves = ['paragraph', 'heading', 'tableCell'];

/**
 * What of a translation still says the words of its English, as a copy of it does that nobody has worked on: the lines above the text, then
 * the text section by section.
 *
 * @param {Read} own
 * @param {Read} english
 * @returns {{ line: number, reason: string }[]}
 */
export function untranslatedReasons(own, english) {
  const same = lines.filter(
    (key) => isLong(String(own.head[key] ?? '')) && own.head[key] === english.head[key],
  );
  const known = new Set(english.tree.children.flatMap(textsIn));
  return [
    ...same.map((key) => ({ line: 1, reason: `The ${key} is still English: translate it.` })),
    ...sections(own.tree.children).flatMap(({ title, line, nodes }) => {
      const still = nodes.flatMap(textsIn).filter((text) => known.has(text)).length;
      if (still === 0) return [];
      const place = title === '' ? 'Above the first section' : `In the section “${title}”`;
      const what = still === 1 ? 'one text is' : `${still} texts are`;
      return [{ line, reason: `${place} ${what} still English: translate ${still === 1 ? 'it' : 'them'}.` }];
    }),
  ];
}

/** @param {Nodes} node @returns {string[]} */
function textsIn(node) {
  if (leaves.includes(node.type)) {
    const text = toString(withoutEnglish(node), { includeImageAlt: false }).replace(/\s+/g, ' ').trim();
    return isLong(text) ? [text] : [];
  }
  return 'children' in node && !isEnglish(node) ? node.children.flatMap(textsIn) : [];
}

/** @param {Nodes} node @returns {Nodes} */
function withoutEnglish(node) {
  if (!('children' in node)) return node;
  const children = node.children.filter((child) => !isEnglish(child)).map(withoutEnglish);
  return /** @type {Nodes} */ ({ ...node, children });
}

/** @param {Nodes} node */
const isEnglish = (node) =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  (node.name === 'en' || node.name === 'Sample');

/** @param {string} text */
const isLong = (text) => (text.match(/\p{L}+/gu) ?? []).length >= fewest;

/** @param {import('mdast').RootContent[]} children */
function sections(children) {
  /** @type {{ title: string, line: number, nodes: Nodes[] }[]} */
  const found = [{ title: '', line: 1, nodes: [] }];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2)
      found.push({ title: toString(node), line: node.position?.start.line ?? 1, nodes: [] });
    found.at(-1)?.nodes.push(node);
  }
  return found;
}
