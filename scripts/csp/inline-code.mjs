import { createHash } from 'node:crypto';
import { eachElement, ownText, readHtml } from './html.mjs';

/**
 * What a document's policy has to allow, and what no policy of this site can.
 *
 * @typedef {object} InlineCode
 * @property {string[]} scripts hashes of inline scripts that a browser would run
 * @property {string[]} styles hashes of inline style elements
 * @property {string[]} problems snippets of event handler attributes, style attributes and `javascript:` addresses
 */

const scriptTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/**
 * @param {string} html a document as it is served
 * @returns {InlineCode} hashes each once, in the order of the document
 */
export function hashesOf(html) {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  let isDoubtful = html.lastIndexOf('<script') > html.lastIndexOf('</script');
  eachElement(html, (element) => {
    const { tagName, attrs } = element;
    if (attrs.some(({ name, value }) => isRefused(name, value))) isDoubtful = true;
    if (tagName !== 'style' && tagName !== 'script') return;
    const text = ownText(element);
    if (text === '') return;
    if (tagName === 'style') styles.add(sha256(text));
    else if (attrs.every(({ name }) => name !== 'src') && isCode(attrs.find(isType)?.value)) {
      if (text.includes('<!--')) isDoubtful = true;
      scripts.add(sha256(text));
    }
  });
  return { scripts: [...scripts], styles: [...styles], problems: isDoubtful ? problemsOf(html) : [] };
}

/**
 * What no policy allows, as it is written; read only where there is some, since it takes as long as all else.
 *
 * @param {string} html
 */
function problemsOf(html) {
  return readHtml(html).tags.flatMap((tag) => {
    const refused = [...tag.attributes].filter(([name, value]) => isRefused(name, value));
    const isRun = tag.name === 'script' && !tag.attributes.has('src') && isCode(tag.attributes.get('type'));
    // No browser runs a script that takes in the rest of its document, as one does after "<!--<script" in its text.
    const isOpen = isRun && tag.text !== '' && !tag.ended;
    return [...refused.map(() => snippet(tag.source)), ...(isOpen ? [snippet(tag.text)] : [])];
  });
}

/** @param {string} name @param {string} value */
const isRefused = (name, value) =>
  /^on[a-z]/.test(name) || name === 'style' || /^\s*javascript:/i.test(value);

/** @param {{ name: string }} attribute */
const isType = ({ name }) => name === 'type';

/** @param {string | undefined} type a script element's type attribute; whatever is not listed is data to a browser */
function isCode(type = '') {
  return scriptTypes.test(type.trim().toLowerCase());
}

/** @param {string} text */
function sha256(text) {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** @param {string} source */
function snippet(source) {
  return source.length > 160 ? `${source.slice(0, 160)}…` : source;
}
