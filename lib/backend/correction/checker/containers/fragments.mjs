import { boxesAt, boxesOf } from './boxes.mjs';
import { viewOf } from './packets.mjs';

/** What a fragment's header has, each with its size, where the bit of its flags is set (ISO/IEC 14496-12, section 8.8.7). */
const header = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10 };

/** The same of a run (section 8.8.8), and of each sample in it. */
const run = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, composition: 0x800 };

/**
 * @param {Uint8Array} file
 * @param {number} track
 */
export function* fragmentPackets(file, track) {
  const usual = boxesAt(file, ['moov', 'mvex', 'trex']).find((body) => viewOf(body).getUint32(4) === track);
  for (const { type, start, body } of boxesOf(file)) {
    if (type !== 'moof') continue;
    for (const fragment of boxesAt(body, ['traf'])) {
      const own = boxesAt(fragment, ['tfhd'])
        .map(headerOf)
        .find((one) => one.track === track);
      if (!own) continue;
      const size = own.size ?? (usual ? viewOf(usual).getUint32(16) : 0);
      const base = own.base ?? start;
      let at = base;
      for (const one of boxesAt(fragment, ['trun'])) at = yield* samplesOf(file, one, { base, at, size });
    }
  }
}

/** @param {Uint8Array} body */
function headerOf(body) {
  const view = viewOf(body);
  const flags = view.getUint32(0);
  const behindBase = 8 + (flags & header.base ? 8 : 0);
  const behind = behindBase + (flags & header.description ? 4 : 0) + (flags & header.duration ? 4 : 0);
  return {
    track: view.getUint32(4),
    base: flags & header.base ? Number(view.getBigUint64(8)) : undefined,
    size: flags & header.size ? view.getUint32(behind) : undefined,
  };
}

/**
 * @param {Uint8Array} file
 * @param {Uint8Array} body of a run
 * @param {{ base: number, at: number, size: number }} from where offsets are counted from, where the run before has ended, and the size of
 *   samples that tell none
 * @returns {Generator<Uint8Array, number>} gives back where it ends
 */
function* samplesOf(file, body, { base, at, size }) {
  const view = viewOf(body);
  const flags = view.getUint32(0);
  const count = view.getUint32(4);
  const behindOffset = 8 + (flags & run.offset ? 4 : 0);
  const first = behindOffset + (flags & run.firstFlags ? 4 : 0);
  const told = [run.duration, run.size, run.flags, run.composition].filter((field) => flags & field);
  const place = told.indexOf(run.size);
  let start = flags & run.offset ? base + view.getInt32(8) : at;
  for (let sample = 0; sample < count; sample += 1) {
    const own = place < 0 ? size : view.getUint32(first + 4 * (sample * told.length + place));
    yield file.subarray(start, start + own);
    start += own;
  }
  return start;
}
