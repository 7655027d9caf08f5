import { ascii, opusTrack, Unreadable, viewOf } from './packets.mjs';

/** Elements by their numbers: https://www.matroska.org/technical/elements.html */
const element = {
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  simpleBlock: 0xa3,
  block: 0xa1,
};

/** Elements that are gone into: the segment, its tracks, one of them, a cluster, a group of blocks. */
const masters = new Set([0x18538067, 0x1654ae6b, element.trackEntry, 0x1f43b675, 0xa0]);

const audio = 2;

/**
 * Opus in WebM (RFC 9559), as Chromium records it: what is in an element follows its beginning, whatever its size, which a recorder does
 * not know when it writes.
 *
 * @param {Uint8Array} file
 * @returns {import('./packets.mjs').Track}
 * @throws {Unreadable}
 */
export function webmTrack(file) {
  const track = tracksOf(file).find(({ type }) => type === audio);
  if (track?.codec !== 'A_OPUS' || !track.setup) throw new Unreadable('no Opus in WebM');
  return opusTrack(track.setup, blocksOf(file, track.number));
}

/** @param {Uint8Array} file */
function tracksOf(file) {
  /** @type {{ number: number, type: number, codec: string, setup?: Uint8Array }[]} */
  const tracks = [];
  for (const { id, body } of elementsOf(file)) {
    const track = tracks.at(-1);
    if (id === element.simpleBlock || id === element.block) break;
    if (id === element.trackEntry) tracks.push({ number: 0, type: 0, codec: '' });
    else if (!track) continue;
    else if (id === element.trackNumber) track.number = body.at(-1) ?? 0;
    else if (id === element.trackType) track.type = body.at(-1) ?? 0;
    else if (id === element.codec) track.codec = ascii(body, 0, 20).replace(/\0+$/, '');
    else if (id === element.codecPrivate) track.setup = body;
  }
  return tracks;
}

/**
 * @param {Uint8Array} file
 * @param {number} number of the track
 */
function* blocksOf(file, number) {
  for (const { id, body } of elementsOf(file)) {
    if (id !== element.simpleBlock && id !== element.block) continue;
    const own = numberAt(body, 0, true);
    if (own?.value !== number || body.length < own.length + 3) continue;
    const flags = viewOf(body).getUint8(own.length + 2);
    // Several packets in one block are nothing that a browser writes.
    if (flags & 0b110) throw new Unreadable('laced blocks');
    yield body.subarray(own.length + 3);
  }
}

/**
 * All elements in their order; one that is gone into comes before what is in it, without a body.
 *
 * @param {Uint8Array} file
 */
function* elementsOf(file) {
  for (let at = 0; at < file.length;) {
    const id = numberAt(file, at, false);
    const size = id && numberAt(file, at + id.length, true);
    if (!size) return;
    at += id.length + size.length;
    if (masters.has(id.value)) yield { id: id.value, body: new Uint8Array() };
    else if (at + size.value > file.length) return;
    else yield { id: id.value, body: file.subarray(at, (at += size.value)) };
  }
}

/**
 * A number of variable length (RFC 8794, section 4): as many bytes as its first one has zeros in front, and one.
 *
 * @param {Uint8Array} file
 * @param {number} at
 * @param {boolean} isPlain without the bit that tells the length, which belongs to the number of an element
 */
function numberAt(file, at, isPlain) {
  const first = file[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > file.length) return undefined;
  const rest = file.subarray(at + 1, at + length);
  const value = rest.reduce((sum, byte) => sum * 256 + byte, isPlain ? first & (0xff >> length) : first);
  return { value, length };
}
