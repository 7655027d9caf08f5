import { ascii, opusTrack, Unreadable, viewOf } from './packets.mjs';

const headLength = 27;

/**
 * Opus in Ogg (RFC 3533, RFC 7845), as Firefox records it.
 *
 * @param {Uint8Array} file
 * @returns {import('./packets.mjs').Track}
 * @throws {Unreadable}
 */
export function oggTrack(file) {
  const packets = packetsOf(file);
  const header = packets.next().value;
  if (!header) throw new Unreadable('no Ogg');
  // The second one is comments.
  packets.next();
  return opusTrack(header, packets);
}

/** @param {Uint8Array} file */
function* packetsOf(file) {
  let begun;
  /** @type {Uint8Array[]} */
  let parts = [];
  for (const { serial, segments } of pagesOf(file)) {
    begun ??= serial;
    // Another stream in the same file is not the one that was begun with.
    if (serial !== begun) continue;
    for (const segment of segments) {
      parts.push(segment);
      // A full segment goes on in the next one.
      if (segment.length === 255) continue;
      yield joined(parts);
      parts = [];
    }
  }
}

/** @param {Uint8Array} file */
function* pagesOf(file) {
  for (let at = 0; at + headLength <= file.length && ascii(file, at, at + 4) === 'OggS';) {
    const view = viewOf(file.subarray(at));
    const sizes = file.subarray(at + headLength, at + headLength + view.getUint8(26));
    at += headLength + sizes.length;
    const segments = [...sizes].map((size) => file.subarray(at, (at += size)));
    // A page that is cut off ends the file.
    if (at > file.length) return;
    yield { serial: view.getUint32(14, true), segments };
  }
}

/** @param {readonly Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
}
