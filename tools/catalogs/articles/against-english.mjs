import { pageOfLink, relatedOf } from './link-reasons.mjs';
import { shapeReasons } from './shape-reasons.mjs';

/** @typedef {import('./check-articles.mjs').Tools} Tools */
/** @typedef {import('./check-articles.mjs').Read} Read */
/** @typedef {import('./check-articles.mjs').Language} Language */

/**
 * In what a translation differs from its English. Pages that its language lacks count in neither.
 *
 * @param {Tools} tools
 * @param {string} name of the text
 * @param {Language} own
 * @param {Language} english
 * @returns {string[]}
 */
export function againstEnglish({ shape }, name, own, english) {
  const read = own.read.get(name);
  const original = english.read.get(name);
  if (!read) return [];
  if (!original)
    return english.texts.has(name) ? [] : ['There is no such English text: it is written first.'];

  /** @param {string} link */
  const isHere = (link) => own.pages.has(pageOfLink(link)) || !english.pages.has(pageOfLink(link));
  /** @param {Read} text @returns {import('../../../lib/articles/shape').ArticleShape} */
  const shapeOf = ({ tree }) => {
    const all = shape.shapeOf(tree);
    return { ...all, links: all.links.filter(isHere) };
  };
  /** @param {Read} text */
  const related = (text) => String(relatedOf(text).filter((path) => isHere(`/blog/${path}`)));
  return [
    ...(original.head.draft === true && read.head.draft !== true
      ? ['The English is a draft, so the translation is one too: it needs the line draft: true.']
      : []),
    ...(read.head.published === original.head.published
      ? []
      : [
          `“Out from” (published) is another day than in the English text, which says ${original.head.published}: put that day here.`,
        ]),
    ...(String(read.head.updated) < String(original.head.updated)
      ? [
          `“Last changed” (updated) says ${read.head.updated}, and the English changed on ${original.head.updated}: bring the text up to it, then put that day here.`,
        ]
      : []),
    ...(read.head.layout === original.head.layout ? [] : ['layout is not that of the English text.']),
    ...(related(read) === related(original) ? [] : ['related is not that of the English text.']),
    ...shapeReasons(shapeOf(read), shapeOf(original)),
    ...valueReasons(read.text, original.text),
  ];
}

/** @param {string} text @param {string} english */
function valueReasons(text, english) {
  /** @param {string} whole */
  const names = (whole) => [...new Set(whole.match(/\{\w+\}/g) ?? [])].sort().join(' ');
  return names(text) === names(english)
    ? []
    : [`It names ${names(text) || 'no value'}; the English names ${names(english)}.`];
}
