import { createHash } from 'node:crypto';

/** @typedef {import('../../../lib/site/videos').CueKey} CueKey */

/** Seconds that a film may last: at least, at most, and what it is cut to. */
export const length = { min: 60, max: 120, aim: 100 };

/** @param {CueKey} key */
const isExtra = (key) => key.endsWith('.text') || /^check\.[2-6]$/.test(key);

/**
 * What a film says: all that every film says and, as far as time allows, the texts of the first steps and then further lines of the check.
 * A step's text comes only behind those of the steps before it.
 *
 * @param {readonly { key: CueKey, seconds: number }[]} cues every cue in its order with how long it lasts
 * @param {number} [aim] seconds
 * @returns {CueKey[]} in the same order
 */
export function chooseCues(cues, aim = length.aim) {
  const chosen = new Set(cues.filter(({ key }) => !isExtra(key)).map(({ key }) => key));
  let total = cues.reduce((sum, { key, seconds }) => (chosen.has(key) ? sum + seconds : sum), 0);
  for (const kind of [/\.text$/, /^check\./]) {
    for (const { key, seconds } of cues.filter((cue) => isExtra(cue.key) && kind.test(cue.key))) {
      if (total + seconds > aim) break;
      chosen.add(key);
      total += seconds;
    }
  }
  return cues.flatMap(({ key }) => (chosen.has(key) ? [key] : []));
}

/**
 * By what a film and its texts are compared: 16 characters.
 *
 * @param {readonly string[]} texts what is said, cue by cue
 */
export function hashOf(texts) {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16);
}
