import sharp from 'sharp';

/** @typedef {{ data: Buffer, info: { width: number, height: number } }} Pixels */

/** Pixels that stand around what differs, and the most that is shown of it. */
const margin = 140;
const highest = 1600;
const quality = 72;

/**
 * The part of two pictures of a page in which they differ, over all of their width.
 *
 * @param {Buffer} before @param {Buffer} after
 * @returns {Promise<{ before: Buffer, after: Buffer } | undefined>} WebP; undefined where they are the same
 */
export async function differingPart(before, after) {
  const pictures = [before, after];
  const [one, other] = await Promise.all(pictures.map(pixelsOf));
  if (one === undefined || other === undefined) return undefined;
  const rows = Math.min(one.info.height, other.info.height);
  const above = countSame(rows, (row) => isSameRow(one, row, other, row));
  if (above === one.info.height && above === other.info.height) return undefined;
  const below = countSame(rows - above, (row) =>
    isSameRow(one, one.info.height - 1 - row, other, other.info.height - 1 - row),
  );
  const top = Math.max(0, above - margin);
  const [cutBefore, cutAfter] = await Promise.all(
    [one, other].map(({ info: { width, height } }, index) => {
      const bottom = Math.min(height, height - below + margin, top + highest);
      return sharp(pictures[index])
        .extract({ left: 0, top, width, height: Math.max(1, bottom - top) })
        .webp({ quality })
        .toBuffer();
    }),
  );
  return cutBefore && cutAfter && { before: cutBefore, after: cutAfter };
}

/** The beginning of a page that has no other to be compared with, as WebP. @param {Buffer} picture */
export async function firstPart(picture) {
  const { width, height } = await sharp(picture).metadata();
  const box = { left: 0, top: 0, width, height: Math.min(height, highest) };
  return sharp(picture).extract(box).webp({ quality }).toBuffer();
}

/** @param {Buffer} picture @returns {Promise<Pixels>} three bytes each */
const pixelsOf = (picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** @param {number} most @param {(row: number) => boolean} isSame */
function countSame(most, isSame) {
  let rows = 0;
  while (rows < most && isSame(rows)) rows += 1;
  return rows;
}

/** @param {Pixels} one @param {number} row @param {Pixels} other @param {number} otherRow */
function isSameRow(one, row, other, otherRow) {
  const bytes = one.info.width * 3;
  return (
    one.info.width === other.info.width &&
    one.data.compare(other.data, otherRow * bytes, (otherRow + 1) * bytes, row * bytes, (row + 1) * bytes) ===
      0
  );
}
