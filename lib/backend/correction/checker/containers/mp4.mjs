import { boxesAt, boxesOf } from './boxes.mjs';
import { fragmentPackets } from './fragments.mjs';
import { ascii, Unreadable, viewOf } from './packets.mjs';
import { tablePackets } from './sample-tables.mjs';

/**
 * Opus in MP4 (ISO/IEC 14496-12). Browsers write fragments; what has been through an editor has tables instead. AAC, which Safari before
 * 18.4 writes, is not read: its decoders for Node are under the GPL.
 *
 * @param {Uint8Array} file
 * @returns {import('./packets.mjs').Track}
 * @throws {Unreadable}
 */
export function mp4Track(file) {
  const track = boxesAt(file, ['moov', 'trak']).find(isSound);
  const [table] = track ? boxesAt(track, ['mdia', 'minf', 'stbl']) : [];
  const [description] = table ? boxesAt(table, ['stsd']) : [];
  const [header] = track ? boxesAt(track, ['tkhd']) : [];
  if (!table || !description || !header) throw new Unreadable('no sound in MP4');
  const number = viewOf(header).getUint32(header[0] === 1 ? 20 : 12);
  return { ...setupOf(description), packets: packetsOf(file, table, number) };
}

/** @param {Uint8Array} track */
const isSound = (track) => boxesAt(track, ['mdia', 'hdlr']).some((body) => ascii(body, 8, 12) === 'soun');

/**
 * @param {Uint8Array} file
 * @param {Uint8Array} table
 * @param {number} number of the track
 */
function* packetsOf(file, table, number) {
  yield* tablePackets(file, table);
  yield* fragmentPackets(file, number);
}

/**
 * What stands in the first sample entry (https://opus-codec.org/docs/opus_in_isobmff.html, section 4.3.2).
 *
 * @param {Uint8Array} description
 */
function setupOf(description) {
  const [entry] = boxesOf(description.subarray(8));
  // What every entry of sound begins with, and what QuickTime puts behind it.
  const inner = entry?.body.subarray(viewOf(entry.body).getUint16(8) === 1 ? 44 : 28);
  const [opus] = inner && entry?.type === 'Opus' ? boxesAt(inner, ['dOps']) : [];
  if (!opus) throw new Unreadable('no Opus in MP4');
  if (opus[10] !== 0) throw new Unreadable('channels of Opus');
  return { preSkip: viewOf(opus).getUint16(2) };
}
