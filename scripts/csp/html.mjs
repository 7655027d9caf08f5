import { parse } from 'parse5';

/**
 * @typedef {object} Tag an element of a document
 * @property {string} name lower case
 * @property {Map<string, string>} attributes names in lower case; values as a browser reads them, escapes decoded
 * @property {string} text what stands in it itself and not in elements of its own, such as the code of a script
 * @property {string} source its start tag as written; empty where a browser adds the element by itself
 * @property {boolean} ended whether its end tag is there
 */

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
  /** @param {import('parse5').DefaultTreeAdapterTypes.ParentNode} parent */
  const readBelow = (parent) => {
    for (const node of parent.childNodes) {
      if (isText(node) && parent.nodeName !== 'script' && parent.nodeName !== 'style') text += node.value;
      if (!('tagName' in node)) continue;
      const { startTag, endTag } = node.sourceCodeLocation ?? {};
      tags.push({
        name: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => (isText(child) ? child.value : '')).join(''),
        source: startTag ? html.slice(startTag.startOffset, startTag.endOffset) : '',
        ended: Boolean(endTag),
      });
      readBelow('content' in node ? node.content : node);
    }
  };
  readBelow(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return { tags, text };
}

/**
 * @param {import('parse5').DefaultTreeAdapterTypes.ChildNode} node
 * @returns {node is import('parse5').DefaultTreeAdapterTypes.TextNode}
 */
function isText(node) {
  return node.nodeName === '#text';
}
