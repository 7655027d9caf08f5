import { ascii, viewOf } from './packets.mjs';

/**
 * The boxes of an MP4 file that lie side by side, each with what is behind its size and its type (ISO/IEC 14496-12, section 4.2).
 *
 * @param {Uint8Array} bytes
 */
export function* boxesOf(bytes) {
  const view = viewOf(bytes);
  for (let start = 0; start + 8 <= bytes.length;) {
    const short = view.getUint32(start);
    const isLong = short === 1 && start + 16 <= bytes.length;
    const head = isLong ? 16 : 8;
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? bytes.length - start : short;
    if (size < head) return;
    const type = ascii(bytes, start + 4, start + 8);
    yield { type, start, body: bytes.subarray(start + head, start + size) };
    start += size;
  }
}

/**
 * @param {Uint8Array} bytes
 * @param {readonly string[]} path types, the outermost first
 * @returns {Uint8Array[]}
 */
export function boxesAt(bytes, [type, ...rest]) {
  const own = [...boxesOf(bytes)].filter((box) => box.type === type).map(({ body }) => body);
  return rest.length === 0 ? own : own.flatMap((body) => boxesAt(body, rest));
}
