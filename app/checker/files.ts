import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { createSharedWork } from '@/lib/og/shared-work';

export interface CheckerFile {
  type: string;
  content: Buffer;
}

const inRoot = (...names: string[]) => path.join(/* turbopackIgnore: true */ process.cwd(), ...names);
const harper = inRoot('node_modules/harper.js/dist');

const script = (file: string) => async () => ({
  type: 'text/javascript; charset=utf-8',
  content: await readFile(file),
});

/**
 * Packed as a file and not on its way: Next drops the `Content-Encoding` of a route and packs anew for every visitor, which is half a second
 * for 16 MB.
 */
async function program() {
  const content = await readFile(path.join(harper, 'harper_wasm_bg.wasm'));
  return {
    type: 'application/gzip',
    content: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
}

/** What worker.mjs is and loads; harper.js's module of glue has a digest in its name. */
const files = new Map<string, () => Promise<CheckerFile>>([
  ['worker.mjs', script(inRoot('app/checker/worker.mjs'))],
  ['harper.wasm.gz', program],
  ...readdirSync(harper)
    .filter((name) => /^(?:index|BinaryModule-[\w-]+)\.js$/.test(name))
    .map((name) => [name, script(path.join(harper, name))] as const),
]);

const kept = createSharedWork<CheckerFile>();

/** A file of the checker for browsers; undefined where there is none of this name. Each is read once in the life of a server, and kept: 8 MB. */
export async function checkerFile(name: string): Promise<CheckerFile | undefined> {
  const read = files.get(name);
  return read && kept.get(name, read);
}
