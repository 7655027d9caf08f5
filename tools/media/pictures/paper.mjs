import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { Failure, inRoot } from '../../../scripts/run/checkout/project.mjs';

const folder = 'docs/pictures';

/** What one may weigh: a page with both is still read on a train. */
const mostBytes = 80_000;

const ground = '#e8ebf5';
const ink = '#14213d';

/** @typedef {{ picture: Buffer, width: number, height: number }} Framed */

/**
 * @param {Buffer} small
 * @param {Buffer} large
 */
export async function besideEachOther(small, large) {
  const window = await rounded(large, 16, 1);
  const device = await rounded(small, 32, 8);
  const margin = 40;
  const overlap = 60;
  const width = window.width + device.width + 2 * margin - overlap;
  const height = window.height + 2 * margin;
  return canvas(width, height, [
    { input: window.picture, left: margin, top: margin },
    {
      input: device.picture,
      left: width - margin - device.width,
      top: height - margin - device.height,
    },
  ]);
}

/** @param {Buffer} picture */
export async function onPaper(picture) {
  const card = await rounded(picture, 18, 0);
  const margin = 32;
  return canvas(card.width + 2 * margin, card.height + 2 * margin, [
    { input: card.picture, left: margin, top: margin },
  ]);
}

/**
 * @param {number} width
 * @param {number} height
 * @param {import('sharp').OverlayOptions[]} parts
 */
function canvas(width, height, parts) {
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(parts)
    .png()
    .toBuffer();
}

/**
 * @param {Buffer} picture
 * @param {number} radius pixels, of the picture inside the frame
 * @param {number} frame pixels
 * @returns {Promise<Framed>}
 */
async function rounded(picture, radius, frame) {
  const { width, height } = await sharp(picture).metadata();
  const outer = { width: width + 2 * frame, height: height + 2 * frame };
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  const edge = `<svg width="${outer.width}" height="${outer.height}"><rect width="${outer.width}" height="${outer.height}" rx="${radius + frame}" fill="${ink}"/></svg>`;
  const cut = await sharp(picture)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  if (frame === 0) return { picture: cut, width, height };
  const framed = await sharp(Buffer.from(edge))
    .composite([{ input: cut, left: frame, top: frame }])
    .png()
    .toBuffer();
  return { picture: framed, ...outer };
}

/**
 * Writes a picture as good as it may be.
 *
 * @param {string} name
 * @param {Buffer} picture
 * @throws {Failure} when it weighs too much in any quality
 */
export async function save(name, picture) {
  for (let quality = 90; quality >= 50; quality -= 5) {
    const packed = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (packed.length > mostBytes) continue;
    mkdirSync(inRoot(folder), { recursive: true });
    writeFileSync(inRoot(folder, name), packed);
    console.log(`${path.posix.join(folder, name)}: ${(packed.length / 1000).toFixed(1)} kB`);
    return;
  }
  throw new Failure(`${path.posix.join(folder, name)} would have more than ${mostBytes / 1000} kB.`);
}
