// The synthetic voices of the recordings: programs of Debian, run by hand when a text has changed, never by a build or a test.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';

/** @typedef {'woman' | 'man'} VoiceName */

const packages = 'apt-get install festival festvox-us-slt-hts flite ffmpeg';

/**
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

// A tenth of a second stays in front: without it the soft beginning of a first word is cut off, such as that of “the”.
const trimmed = 'silenceremove=start_periods=1:start_silence=0.1:start_threshold=-50dB';
/** LUFS (EBU R 128) of every recording. */
const loudness = -18;

/**
 * A sound file as MP3, small and even in loudness: mono, 24 kHz, -18 LUFS, peaks below -2 dB.
 *
 * @param {string} wav
 * @param {string} mp3
 * @param {number} bitrate kbit/s
 */
export async function packSound(wav, mp3, bitrate) {
  // Not by `loudnorm`, which makes some sounds of less than three seconds 15 dB too quiet.
  const gain = loudness - (await loudnessOf(wav));
  const even = `${trimmed},volume=${gain.toFixed(2)}dB,alimiter=limit=0.75:level=false:attack=1:release=30`;
  const quiet = ['-v', 'error', '-y', '-i', wav, '-af', `${even},apad=pad_dur=0.15`];
  const form = ['-ac', '1', '-ar', '24000', '-b:a', `${bitrate}k`, '-map_metadata', '-1'];
  await program('ffmpeg', [...quiet, ...form, mp3]);
}

/** @param {string} wav */
async function loudnessOf(wav) {
  const measure = `${trimmed},loudnorm=print_format=json`;
  const said = await program('ffmpeg', ['-hide_banner', '-i', wav, '-af', measure, '-f', 'null', '-']);
  const found = /"input_i" : "(-?[\d.]+)"/.exec(said)?.[1];
  if (found === undefined) throw new Error(`ffmpeg measured no loudness:\n${said}`);
  return Number(found);
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
 * @returns what it says beside its result
 */
async function program(name, args) {
  const { code, stderr, failed } = await execa(name, args, { reject: false });
  if (code === 'ENOENT') throw new Error(`${name} is missing. Install what speaks and packs: ${packages}`);
  if (failed) throw new Error(`${name} failed: ${stderr}`);
  return stderr;
}
