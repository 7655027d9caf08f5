import { defaultTreeAdapter as tree, parse } from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/**
 * What somebody who finds a page and reads it sees: the title, the description that search results show, and the text of `main`.
 * Without white space, so that other elements around the same words are no other text.
 *
 * @param {string} html of a built page
 * @returns {string}
 * @throws {Error} for a document without `main`: a page that shows nothing is a mistake of its own
 */
export function visibleText(html) {
  // Behind `main` stands the same text once more, as the data of React.
  const end = html.indexOf('</main>');
  if (end === -1) throw new Error('The page has no main.');
  const elements = [...elementsOf(parse(html.slice(0, end)))];
  const description = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
  );
  const parts = [
    textOf(elements.find(({ tagName }) => tagName === 'title')),
    description && attribute(description, 'content'),
    textOf(elements.find(({ tagName }) => tagName === 'main')),
  ];
  return parts.map((part = '') => part.replace(/\s+/g, '')).join('\n');
}

/**
 * @param {Node} node
 * @returns {Generator<Element, void, void>}
 */
function* elementsOf(node) {
  for (const child of childrenOf(node)) {
    if (tree.isElementNode(child)) yield child;
    yield* elementsOf(child);
  }
}

/**
 * @param {Node | undefined} node
 * @returns {string}
 */
function textOf(node) {
  if (node === undefined) return '';
  if (tree.isTextNode(node)) return node.value;
  if (tree.isElementNode(node) && ['script', 'style', 'noscript'].includes(node.tagName)) return '';
  return childrenOf(node).map(textOf).join('');
}

/** @param {Node} node what a `template` holds is no part of the page @returns {readonly Node[]} */
function childrenOf(node) {
  return 'childNodes' in node ? node.childNodes : [];
}

/** @param {Element} element @param {string} name */
function attribute({ attrs }, name) {
  return attrs.find((one) => one.name === name)?.value;
}
