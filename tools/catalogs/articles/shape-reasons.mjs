import { firstLower } from '../text/text-rules.mjs';

/** @typedef {import('../../../lib/articles/shape').ArticleShape} ArticleShape */

/**
 * @param {ArticleShape} own
 * @param {ArticleShape} english
 * @returns {string[]}
 */
export function shapeReasons(own, english) {
  return [
    ...listReason('headings', own.headings, english.headings),
    ...setReason('link', own.links, english.links),
    ...setReason('part', own.parts, english.parts),
    ...setReason('picture', own.pictures, english.pictures),
    ...setReason('English text', own.english, english.english, firstLower),
    ...(own.rows === english.rows
      ? []
      : [
          `It has ${own.rows} table rows and list entries; the English has ${english.rows}. Give it as many.`,
        ]),
  ];
}

/** @param {string} what @param {readonly number[]} own @param {readonly number[]} english */
function listReason(what, own, english) {
  return own.join() === english.join()
    ? []
    : [
        `It has ${own.length} ${what} (${marks(own)}); the English has ${english.length} (${marks(english)}). Give it the same ones in the same order.`,
      ];
}

/** @param {readonly number[]} depths */
const marks = (depths) => depths.map((depth) => '#'.repeat(depth)).join(' ');

/**
 * @param {string} what @param {readonly string[]} own @param {readonly string[]} english
 * @param {(text: string) => string} [form] in which they are compared
 */
function setReason(what, own, english, form = (text) => text) {
  const lacks = without(english, own, form);
  const has = without(own, english, form);
  return [
    ...lacks.map((one) => `It lacks the ${what} “${one}” of the English: put it where it stands there.`),
    ...has.map((one) => `It has the ${what} “${one}”, which the English has not: take it out.`),
  ];
}

/**
 * What of the first list the second lacks; one that stands twice counts twice.
 * @param {readonly string[]} all @param {readonly string[]} others @param {(text: string) => string} form
 */
function without(all, others, form) {
  const rest = others.map(form);
  return all.filter((one) => {
    const place = rest.indexOf(form(one));
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}
