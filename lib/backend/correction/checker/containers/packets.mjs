/**
 * The sound of a file, which is Opus; packets come in the order in which they sound and one by one, so that whoever decodes them can stop.
 * `preSkip` are samples at 48,000 per second that belong to no sound.
 *
 * @typedef {{ preSkip: number, packets: Iterable<Uint8Array> }} Track
 */

/** A file that is no recording, or none of the kinds that browsers make. */
export class Unreadable extends Error {
  /** @override */
  name = 'Unreadable';
}

/**
 * The identification header of Opus as Ogg and WebM have it (RFC 7845, section 5.1).
 *
 * @param {Uint8Array} header
 * @param {Iterable<Uint8Array>} packets
 * @returns {Track}
 * @throws {Unreadable}
 */
export function opusTrack(header, packets) {
  if (header.length < 19 || ascii(header, 0, 8) !== 'OpusHead') throw new Unreadable('no Opus header');
  const view = viewOf(header);
  // Other families have as many channels as they like, each of which is memory; a microphone has one or two.
  if (view.getUint8(18) !== 0) throw new Unreadable('channels of Opus');
  return { preSkip: view.getUint16(10, true), packets };
}

/** @param {Uint8Array} bytes */
export const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * @param {Uint8Array} bytes
 * @param {number} start
 * @param {number} end
 */
export const ascii = (bytes, start, end) => String.fromCharCode(...bytes.subarray(start, end));
