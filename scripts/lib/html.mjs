/**
 * @typedef {object} Tag a start tag
 * @property {string} name lower case
 * @property {Map<string, string>} attributes names in lower case; values as written, escapes not decoded
 * @property {string} text what is between it and its end tag, for elements that hold text only (scripts, styles)
 * @property {string} source the tag as written
 */

const markup = /<!--(?:-?>|[\s\S]*?--!?>)|<[!?/][^>]*>|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const textOnly = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'xmp']);

/**
 * The start tags of a document, as a browser finds them: comments and the text of scripts are no markup.
 *
 * @param {string} html
 * @returns {Generator<Tag, void, void>}
 */
export function* tagsOf(html) {
  const scanner = new RegExp(markup);
  for (let match = scanner.exec(html); match; match = scanner.exec(html)) {
    const [source, writtenName, writtenAttributes = ''] = match;
    if (writtenName === undefined) continue;
    const name = writtenName.toLowerCase();
    let text = '';
    if (textOnly.has(name)) {
      const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
      end.lastIndex = scanner.lastIndex;
      const endIndex = end.exec(html)?.index ?? html.length;
      text = html.slice(scanner.lastIndex, endIndex);
      scanner.lastIndex = endIndex;
    }
    yield { name, attributes: attributesOf(writtenAttributes), text, source };
  }
}

/**
 * @param {string} written
 * @returns {Map<string, string>}
 */
function attributesOf(written) {
  /** @type {Map<string, string>} */
  const attributes = new Map();
  for (const [, name = '', double, single, bare] of written.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
}
