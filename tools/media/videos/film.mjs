import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../scripts/run/checkout/project.mjs';
import { frameSeconds, joinedWave } from './sound.mjs';

/** Loudness that speech on the web has (EBU R 128), and peaks that a lossy codec leaves below full scale. */
const loudness = 'I=-17:TP=-2.5:LRA=11';

/** What a video and its poster may weigh. */
export const bytes = { video: 2 * 1024 * 1024, poster: 30 * 1024 };

const quiet = ['-hide_banner', '-nostdin', '-y'];

/**
 * Joins pictures and speech to a film that plays everywhere and begins before it is loaded whole.
 *
 * @param {readonly { seconds: number, sound: import('./sound.mjs').Sound }[]} cues picture `<index>.png` of `folder` belongs to each
 * @param {{ folder: string, target: string, run: import('./tools.mjs').Run }} place
 * @throws {Failure} when the film is heavier than it may be
 */
export async function makeFilm(cues, { folder, target, run }) {
  const speech = path.join(folder, 'speech.wav');
  writeFileSync(speech, joinedWave(cues.map(({ sound }) => sound)));
  const list = path.join(folder, 'pictures.txt');
  writeFileSync(list, pictureList(cues.map(({ seconds }) => seconds)));
  const rate = 1 / frameSeconds;
  const starts = cues.map((_, index) => sum(cues.slice(0, index).map(({ seconds }) => seconds)).toFixed(1));
  await run('ffmpeg', [
    ...quiet,
    ...['-f', 'concat', '-safe', '0', '-i', list, '-i', speech],
    ...['-vf', `fps=${rate},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-tune', 'stillimage', '-crf', '34'],
    ...['-g', '9999', '-sc_threshold', '0', '-force_key_frames', starts.join(',')],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-af', await levelFilter(speech, run), '-c:a', 'aac', '-b:a', '48k', '-ar', '32000', '-ac', '1'],
    ...['-t', sum(cues.map(({ seconds }) => seconds)).toFixed(1)],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ...['-movflags', '+faststart', target],
  ]);
  refuseHeavy(target, bytes.video);
}

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * What ffmpeg's concat demuxer reads; it shows the last picture only when it is named once more.
 *
 * @param {readonly number[]} seconds of each picture
 */
function pictureList(seconds) {
  const rows = seconds.map((length, index) => `file '${index}.png'\nduration ${length.toFixed(1)}`);
  return `${rows.join('\n')}\nfile '${seconds.length - 1}.png'\n`;
}

/** The filter that brings speech to its loudness in one step, from what it measures first. @param {string} speech @param {import('./tools.mjs').Run} run */
async function levelFilter(speech, run) {
  const said = await run('ffmpeg', [
    ...quiet,
    ...['-i', speech, '-af', `loudnorm=${loudness}:print_format=json`, '-f', 'null', '-'],
  ]);
  const found = /\{[^{}]*"input_i"[^{}]*\}/.exec(said)?.[0];
  if (found === undefined) throw new Error(`ffmpeg measured no loudness:\n${said}`);
  const measured = JSON.parse(found);
  return (
    `loudnorm=${loudness}:linear=true:measured_I=${measured.input_i}:measured_TP=${measured.input_tp}:` +
    `measured_LRA=${measured.input_lra}:measured_thresh=${measured.input_thresh}:offset=${measured.target_offset}`
  );
}

/**
 * As good a JPEG file as the weight allows.
 *
 * @param {string} folder with `poster.png`
 * @param {string} target
 * @throws {Failure} when even a bad one is heavier than it may be
 */
export async function makePoster(folder, target) {
  const { default: sharp } = await import('sharp');
  for (let quality = 80; quality >= 50; quality -= 5) {
    await sharp(path.join(folder, 'poster.png')).jpeg({ quality, mozjpeg: true }).toFile(target);
    if (statSync(target).size <= bytes.poster) return;
  }
  refuseHeavy(target, bytes.poster);
}

/** @param {string} file @param {number} limit */
function refuseHeavy(file, limit) {
  const { size } = statSync(file);
  if (size > limit) throw new Failure(`${path.basename(file)} has ${size} bytes; ${limit} are allowed.`);
}
