import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../scripts/run/checkout/project.mjs';
import { readWave } from './sound.mjs';

export const voice = 'cmu_us_slt_arctic_hts';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * A text as the voice has to find it to say it right: times as minutes and seconds, days as ordinals, gaps as words, pauses as commas, ASCII.
 *
 * @param {string} text
 */
export function spelledForVoice(text) {
  return text
    .replace(/(?<=\ban? )(\d+):00(?= [a-z])/g, '$1 minute')
    .replace(/\b(\d+):(\d\d)\b/g, (_, minutes, seconds) => duration(Number(minutes), Number(seconds)))
    .replace(
      new RegExp(`\\b(\\d{1,2}) (${months})\\b`, 'g'),
      (_, day, month) => `${month} ${ordinal(Number(day))}`,
    )
    .replace(/_+/g, ' blank')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/(?<=\d)–(?=\d)/g, ' to ')
    .replace(/[–—]/g, ', ')
    .replace(/\s*(?:…|\|)/g, ',')
    .replace(/(?<![\w-])-(?=\w)/g, '');
}

/** @param {number} minutes @param {number} seconds */
function duration(minutes, seconds) {
  const parts = [
    minutes > 0 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '',
    seconds > 0 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : '',
  ].filter(Boolean);
  return parts.join(' ') || '0';
}

/** @param {number} day */
function ordinal(day) {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(day);
  return `${day}${ending[/** @type {keyof typeof ending} */ (rule)]}`;
}

/**
 * @param {string} text
 * @param {{ folder: string, name: string, run: import('./tools.mjs').Run }} place where the sound file goes
 * @returns {Promise<import('./sound.mjs').Sound>}
 * @throws {Failure} when the text has a letter that the voice cannot read
 */
export async function speak(text, { folder, name, run }) {
  const spelled = spelledForVoice(text);
  const foreign = /[^\x20-\x7e]/.exec(spelled)?.[0];
  if (foreign !== undefined) throw new Failure(`The voice cannot read “${foreign}” in “${text}”.`);
  const words = path.join(folder, `${name}.txt`);
  const wave = path.join(folder, `${name}.wav`);
  writeFileSync(words, spelled);
  await run('text2wave', ['-eval', `(voice_${voice})`, words, '-o', wave]);
  return readWave(readFileSync(wave));
}
