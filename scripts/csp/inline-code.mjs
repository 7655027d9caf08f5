import { createHash } from 'node:crypto';
import { readHtml } from './html.mjs';

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
  /** @type {string[]} */
  const problems = [];
  for (const tag of readHtml(html).tags) {
    for (const [name, value] of tag.attributes) {
      if (/^on[a-z]/.test(name) || name === 'style' || /^\s*javascript:/i.test(value))
        problems.push(snippet(tag.source));
    }
    if (tag.text === '') continue;
    if (tag.name === 'style') styles.add(sha256(tag.text));
    if (tag.name === 'script' && !tag.attributes.has('src') && isCode(tag.attributes.get('type'))) {
      // No browser runs a script that takes in the rest of its document, as one does after "<!--<script" in its text.
      if (!tag.ended) problems.push(snippet(tag.text));
      scripts.add(sha256(tag.text));
    }
  }
  return { scripts: [...scripts], styles: [...styles], problems };
}

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
