// The synthetic voices of the recordings: programs of Debian, run by hand when a text has changed, never by a build or a test.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';

/** @typedef {'woman' | 'man'} VoiceName */

const packages = 'apt-get install festival festvox-us-slt-hts flite ffmpeg';

/**
 * Speaks English text into a sound file.
 *
 * @param {string} text
 * @param {VoiceName} voice
 * @param {string} file .wav
 * @param {string} folder for what is written on the way
 */
export async function speak(text, voice, file, folder) {
  const source = path.join(folder, 'text.txt');
  await writeFile(source, plainText(text));
  if (voice === 'man') return program('flite', ['-voice', 'rms', '-f', source, '-o', file]);
  const slt = '(voice_cmu_us_slt_arctic_hts)';
  return program('text2wave', ['-eval', slt, source, '-o', file]);
}

/**
 * A sound file as MP3, small and even in loudness: mono, 24 kHz, -18 LUFS (EBU R 128).
 *
 * @param {string} wav
 * @param {string} mp3
 * @param {number} bitrate kbit/s
 */
export function packSound(wav, mp3, bitrate) {
  const even =
    'silenceremove=start_periods=1:start_threshold=-50dB,loudnorm=I=-18:TP=-2:LRA=7,apad=pad_dur=0.15';
  const quiet = ['-v', 'error', '-y', '-i', wav, '-af', even];
  return program('ffmpeg', [
    ...quiet,
    '-ac',
    '1',
    '-ar',
    '24000',
    '-b:a',
    `${bitrate}k`,
    '-map_metadata',
    '-1',
    mp3,
  ]);
}

/**
 * What a recording was made of, to tell whether it is still that of its text.
 *
 * @param {string} text
 * @param {VoiceName} voice
 */
export const soundKey = (text, voice) =>
  createHash('sha256').update(`${voice}:${text}`).digest('hex').slice(0, 16);

/** @param {string} text with typographic signs, over which the voices stumble */
const plainText = (text) => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/…/g, '...');

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
async function program(name, args) {
  const { code, stderr, failed } = await execa(name, args, { reject: false });
  if (code === 'ENOENT') throw new Error(`${name} is missing. Install what speaks and packs: ${packages}`);
  if (failed) throw new Error(`${name} failed: ${stderr}`);
}
