import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Failure } from '../run/checkout/project.mjs';

/** What packing makes smaller; must agree with `$static_folder` in deploy/nginx.conf. */
const packable = /\.(?:js|css|json|svg|txt)$/;

const packers = {
  br: (/** @type {Buffer} */ content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes what a front needs of a finished build: its static files in Brotli and in gzip, each under its own name in a folder for the
 * packing (`br/chunks/a.js`), and `build.conf`, which tells nginx the build's id. The files of an earlier build go.
 *
 * @param {string} build folder of the build
 * @param {string} target folder to write; created anew
 * @returns {Promise<{ files: number, bytes: number, packed: { br: number, gzip: number } }>} bytes before and after
 * @throws {Failure} when there is no finished build
 */
export async function packBuild(build, target) {
  const idFile = path.join(build, 'BUILD_ID');
  if (!existsSync(idFile)) throw new Failure('There is no finished build. Run: npm run build');
  const id = readFileSync(idFile, 'utf8').trim();
  // It becomes a part of the front's settings.
  if (!/^[\w-]+$/.test(id)) throw new Failure(`The build's id is not one: ${id}`);
  await rm(target, { recursive: true, force: true });
  const folder = path.join(build, 'static');
  const names = (await readdir(folder, { recursive: true })).filter((name) => packable.test(name));
  const sum = { files: names.length, bytes: 0, packed: { br: 0, gzip: 0 } };
  await Promise.all(
    names.map(async (name) => {
      const source = path.join(folder, name);
      const content = await readFile(source);
      sum.bytes += content.length;
      for (const kind of /** @type {const} */ (['br', 'gzip'])) {
        const file = path.join(target, kind, name);
        const packed = await packers[kind](content);
        sum.packed[kind] += packed.length;
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, packed);
        // Machines that serve the same build say the same time of change.
        const { atime, mtime } = statSync(source);
        await utimes(file, atime, mtime);
      }
    }),
  );
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'build.conf'), `set $build "${id}";\n`);
  return sum;
}
