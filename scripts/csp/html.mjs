import { parse } from 'parse5';

/**
 * @typedef {object} Tag an element of a document
 * @property {string} name lower case
 * @property {Map<string, string>} attributes names in lower case; values as a browser reads them, escapes decoded
 * @property {string} text what stands in it itself and not in elements of its own, such as the code of a script
 * @property {string} source its start tag as written; empty where a browser adds the element by itself
 * @property {boolean} ended whether its end tag is there
 */

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/** @typedef {{ tags: Tag[], text: string }} Page its elements in their order, and its text without the code of scripts and styles */

/**
 * Reads a document as a browser builds it (https://html.spec.whatwg.org/multipage/parsing.html). What stands in templates and in
 * `noscript` is read too: scripts may bring the one to life, and browsers without scripts show the other.
 *
 * @param {string} html
 * @returns {Page}
 */
export function readHtml(html) {
  /** @type {Tag[]} */
  const tags = [];
  let text = '';
  eachNode(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), (node, parent) => {
    if (isText(node) && parent.nodeName !== 'script' && parent.nodeName !== 'style') text += node.value;
    if (!isElement(node)) return;
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    tags.push({
      name: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      text: ownText(node),
      source: startTag ? html.slice(startTag.startOffset, startTag.endOffset) : '',
      ended: Boolean(endTag),
    });
  });
  return { tags, text };
}

/**
 * The elements of a document in their order, as {@link readHtml} finds them, without where they stand in it: to know that takes the
 * parser as long again.
 *
 * @param {string} html
 * @param {(element: Element) => void} visit
 */
export function eachElement(html, visit) {
  eachNode(parse(html, { scriptingEnabled: false }), (node) => {
    if (isElement(node)) visit(node);
  });
}

/** What stands in an element itself and not in elements of its own. @param {Element} element */
export function ownText({ childNodes }) {
  let text = '';
  for (const child of childNodes) if (isText(child)) text += child.value;
  return text;
}

/**
 * @param {import('parse5').DefaultTreeAdapterTypes.ParentNode} parent
 * @param {(node: import('parse5').DefaultTreeAdapterTypes.ChildNode, parent: import('parse5').DefaultTreeAdapterTypes.ParentNode) => void} visit
 */
function eachNode(parent, visit) {
  for (const node of parent.childNodes) {
    visit(node, parent);
    if (isElement(node)) eachNode('content' in node ? node.content : node, visit);
  }
}

/**
 * @param {import('parse5').DefaultTreeAdapterTypes.ChildNode} node
 * @returns {node is Element}
 */
function isElement(node) {
  return 'tagName' in node;
}

/**
 * @param {import('parse5').DefaultTreeAdapterTypes.ChildNode} node
 * @returns {node is import('parse5').DefaultTreeAdapterTypes.TextNode}
 */
function isText(node) {
  return node.nodeName === '#text';
}
