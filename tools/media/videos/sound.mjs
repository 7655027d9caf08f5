/**
 * @typedef {object} Sound
 * @property {number} rate samples a second
 * @property {Int16Array} samples
 */

/** What counts as silence: about 50 dB below full scale. */
const silence = 100;

/**
 * A WAV file of 16 bits and one channel, without the silence at its ends.
 *
 * @param {Buffer} file RIFF, chunk by chunk
 * @returns {Sound}
 */
export function readWave(file) {
  const chunks = new Map();
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    chunks.set(file.toString('latin1', at, at + 4), file.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  const [format, data] = [chunks.get('fmt '), chunks.get('data')];
  if (format?.readUInt16LE(2) !== 1 || format.readUInt16LE(14) !== 16 || data === undefined) {
    throw new Error('Speech is expected as WAV with one channel of 16 bits');
  }
  const samples = Int16Array.from({ length: Math.floor(data.length / 2) }, (_, at) =>
    data.readInt16LE(at * 2),
  );
  return { rate: format.readUInt32LE(4), samples: trimmed(samples) };
}

/** @param {Int16Array} samples */
function trimmed(samples) {
  const isLoud = (/** @type {number} */ sample) => Math.abs(sample) > silence;
  const first = samples.findIndex(isLoud);
  return first < 0 ? samples.subarray(0, 0) : samples.subarray(first, samples.findLastIndex(isLoud) + 1);
}

/** Seconds before and behind what is said in a cue, and the step in which pictures can change. */
const before = 0.2;
const behind = 0.45;
export const frameSeconds = 0.2;

/**
 * How long a cue lasts: what is said, a pause, and the rest of the last picture.
 *
 * @param {Sound} sound
 * @returns {number} seconds
 */
export function cueSeconds({ samples, rate }) {
  const frames = Math.ceil((before + samples.length / rate + behind) / frameSeconds - 1e-9);
  return Math.round(frames * frameSeconds * 10) / 10;
}

/**
 * @param {readonly Sound[]} sounds of one rate
 * @returns {Buffer} a WAV file
 */
export function joinedWave(sounds) {
  const rate = sounds[0]?.rate ?? 0;
  const parts = sounds.map((sound) => {
    const samples = new Int16Array(Math.round(cueSeconds(sound) * rate));
    samples.set(sound.samples, Math.round(before * rate));
    return samples;
  });
  const data = Buffer.concat(parts.map(({ buffer }) => Buffer.from(buffer)));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
