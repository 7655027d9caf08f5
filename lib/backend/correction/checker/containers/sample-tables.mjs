import { boxesAt } from './boxes.mjs';
import { viewOf } from './packets.mjs';

/**
 * The packets of an MP4 that is not fragmented, by its tables (ISO/IEC 14496-12, sections 8.7.3 to 8.7.5). They come one by one, as a few
 * bytes may claim billions of them.
 *
 * @param {Uint8Array} file
 * @param {Uint8Array} table
 */
export function* tablePackets(file, table) {
  const [sizes, runs] = ['stsz', 'stsc'].map((type) => viewAt(table, type));
  if (!sizes || !runs) return;
  const [same, count] = [sizes.getUint32(4), sizes.getUint32(8)];
  let [run, sample] = [0, 0];
  for (const [chunk, offset] of offsetsIn(table)) {
    // A run names the first chunk that it holds for, counted from 1.
    while (run + 1 < runs.getUint32(4) && runs.getUint32(8 + 12 * (run + 1)) <= chunk + 1) run += 1;
    const end = Math.min(count, sample + runs.getUint32(12 + 12 * run));
    for (let at = offset; sample < end; sample += 1) {
      const size = same || sizes.getUint32(12 + 4 * sample);
      yield file.subarray(at, (at += size));
    }
  }
}

/**
 * @param {Uint8Array} table
 * @returns {Generator<[number, number], void>}
 */
function* offsetsIn(table) {
  const [short, long] = ['stco', 'co64'].map((type) => viewAt(table, type));
  for (let at = 0; short && at < short.getUint32(4); at += 1) yield [at, short.getUint32(8 + 4 * at)];
  for (let at = 0; long && at < long.getUint32(4); at += 1) yield [at, Number(long.getBigUint64(8 + 8 * at))];
}

/**
 * @param {Uint8Array} table
 * @param {string} type
 */
function viewAt(table, type) {
  const [body] = boxesAt(table, [type]);
  return body && viewOf(body);
}
