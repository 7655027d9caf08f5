// Draws the raster icons from public/icon.svg. Run `node tools/media/icons.mjs` after a change of the mark and commit the result.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../public');
const action = '#3b4cca';
const paper = '#ffffff';

/** The shapes of icon.svg, without its style sheet: on a coloured tile both commas are white. */
async function shapes() {
  const source = await readFile(path.join(root, 'icon.svg'), 'utf8');
  const groups = source.match(/<g [^]*<\/g>/)?.[0];
  if (groups === undefined) throw new Error('public/icon.svg has no <g> with the shapes of the mark');
  return groups.replaceAll(
    '<path',
    `<path fill="none" stroke="${paper}" stroke-width="4.2" stroke-linecap="round"`,
  );
}

/**
 * @param {string} mark SVG shapes on a 32 by 32 canvas
 * @param {object} tile `share` is the part of the edge that the mark takes; `radius` the corner's, as part of the edge
 * @param {number} tile.share
 * @param {number} tile.radius
 */
function tileSvg(mark, { share, radius }) {
  const inset = (32 * (1 - share)) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
      <rect width="32" height="32" rx="${32 * radius}" fill="${action}"/>
      <g fill="${paper}" transform="translate(${inset - 0.25 * share} ${inset + 0.75 * share}) scale(${share})">${mark}</g>
    </svg>`,
  );
}

/**
 * @param {Buffer} svg
 * @param {number} size pixels
 */
function png(svg, size) {
  return sharp(svg, { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer();
}

/**
 * An ICO file with one PNG picture: ICONDIR, one ICONDIRENTRY, the PNG (https://learn.microsoft.com/windows/win32/menurc/resource-file-formats).
 *
 * @param {Buffer} picture
 * @param {number} size pixels, below 256
 */
function ico(picture, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const mark = await shapes();
const rounded = tileSvg(mark, { share: 0.72, radius: 0.22 });
const small = tileSvg(mark, { share: 0.84, radius: 0.22 });
const square = tileSvg(mark, { share: 0.7, radius: 0 });
// Launchers cut a maskable icon down to a circle of 80 % of its edge; the mark must stay inside.
const maskable = tileSvg(mark, { share: 0.62, radius: 0 });

await mkdir(path.join(root, 'assets', 'icons'), { recursive: true });
await writeFile(path.join(root, 'favicon.ico'), ico(await png(small, 32), 32));
await writeFile(path.join(root, 'apple-icon.png'), await png(square, 180));
for (const size of [192, 512]) {
  await writeFile(path.join(root, 'assets', 'icons', `icon-${size}.png`), await png(rounded, size));
  await writeFile(path.join(root, 'assets', 'icons', `maskable-${size}.png`), await png(maskable, size));
}
