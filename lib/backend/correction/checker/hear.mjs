import { createMeter } from '../../../correction/sound/frames.mjs';
import { mp4Track } from './containers/mp4.mjs';
import { oggTrack } from './containers/ogg.mjs';
import { Unreadable } from './containers/packets.mjs';
import { webmTrack } from './containers/webm.mjs';

/** Samples per second to which Opus is decoded, as speech has no more, and by which it counts itself. */
const opusRate = 16_000;
const opusClock = 48_000;

/** Seconds that a packet has at least. */
const shortestPacket = 0.0025;

/** @type {Readonly<Record<string, (file: Uint8Array) => import('./containers/packets.mjs').Track>>} */
const containers = { 'audio/webm': webmTrack, 'audio/ogg': oggTrack, 'audio/mp4': mp4Track };

/**
 * How loud a recording is. It is decoded packet by packet, and nothing that was decoded is kept: a file of some kilobytes may hold hours, and
 * is refused as soon as there is too much of it.
 *
 * @param {{ type: string, bytes: Uint8Array, mostSeconds: number }} recording
 * @returns {Promise<import('../../../correction/sound/frames.mjs').Frames>}
 * @throws {Unreadable}
 */
export async function hear({ type, bytes, mostSeconds }) {
  const track = await asUnreadable(() => containers[type]?.(bytes));
  if (!track) throw new Unreadable(type);
  const decoder = await openOpus(track);
  try {
    return await asUnreadable(() => measure(track.packets, decoder.decode, mostSeconds));
  } finally {
    decoder.free();
  }
}

/**
 * Whatever becomes of a file that says of itself what it likes, such as a table that ends before its last row, it is the file's fault. Only
 * a program that breaks is of no more use.
 *
 * @template Result
 * @param {() => Result | Promise<Result>} work
 * @throws {Unreadable}
 */
async function asUnreadable(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreadable || error instanceof WebAssembly.RuntimeError) throw error;
    throw new Unreadable('broken', { cause: error });
  }
}

/** @typedef {{ samples: Float32Array | undefined, rate: number }} Decoded */

/**
 * @param {Iterable<Uint8Array>} packets
 * @param {(packet: Uint8Array) => Decoded} decode
 * @param {number} mostSeconds
 */
function measure(packets, decode, mostSeconds) {
  /** @type {ReturnType<typeof createMeter> | undefined} */
  let meter;
  let count = 0;
  for (const packet of packets) {
    count += 1;
    if (count > mostSeconds / shortestPacket) throw new Unreadable('too many packets');
    // A packet that is lost is silence to a decoder, and costs nobody a byte.
    if (packet.length === 0) continue;
    const { samples, rate } = decode(packet);
    if (!samples) continue;
    meter ??= createMeter(rate);
    meter.add(samples);
    if (meter.seconds() > mostSeconds) throw new Unreadable('too long');
  }
  if (!meter) throw new Unreadable('nothing to hear');
  return meter.end();
}

/** @param {{ preSkip: number }} track */
async function openOpus({ preSkip }) {
  const { createOpusDecoder } = await import('@audio/decode-opus/core');
  const decoder = await createOpusDecoder();
  // As one channel both of a stereo recording are.
  const skipped = Math.round((preSkip * opusRate) / opusClock);
  decoder.configure({ sampleRate: opusRate, channels: 1, preSkip: skipped });
  return {
    decode: (/** @type {Uint8Array} */ packet) => ({
      samples: decoder.decodeFrames([packet]).channelData[0],
      rate: opusRate,
    }),
    free: () => decoder.free(),
  };
}
