import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { once } from '../../base/once';

/** As scripts/passwords/pack.mjs writes them. */
const hashBits = 34;
const plainBits = 17;

/**
 * Asks whether a word is one of the 100,000 most used passwords (most-used.md); the list is read when the first one is asked for.
 * Of words that are not on it, one in 170,000 is taken for one that is.
 *
 * @param word normalised (NFKC), in lower case
 */
export async function isMostUsed(word: string): Promise<boolean> {
  return includes(await hashes(), hashOf(word));
}

const hashes = once(async () => {
  // Servers run in the project's root.
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'lib/backend/accounts/passwords/most-used.bin',
  );
  return unpack(await readFile(file));
});

/** The sorted hashes of a file as scripts/passwords/pack.mjs describes it. */
function unpack(bytes: Buffer): Float64Array {
  const hashes = new Float64Array(bytes.readUInt32BE(0));
  let place = 32;
  const nextBit = () => {
    const bit = ((bytes[place >> 3] ?? 0) >> (7 - (place & 7))) & 1;
    place += 1;
    return bit;
  };
  let hash = 0;
  for (let index = 0; index < hashes.length; index += 1) {
    while (nextBit() === 1) hash += 2 ** plainBits;
    let rest = 0;
    for (let bit = 0; bit < plainBits; bit += 1) rest = 2 * rest + nextBit();
    hash += rest;
    hashes[index] = hash;
  }
  return hashes;
}

function includes(sorted: Float64Array, hash: number): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? Infinity) < hash) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === hash;
}

function hashOf(word: string): number {
  const digest = createHash('sha256').update(word).digest();
  return Math.floor(digest.readUIntBE(0, 5) / 2 ** (40 - hashBits));
}
