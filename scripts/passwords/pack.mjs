// Makes lib/backend/accounts/passwords/most-used.bin: `npm run passwords list.txt`, where most-used.md says which list that is; commit the result.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const target = path.join(
  fileURLToPath(import.meta.url),
  '../../../lib/backend/accounts/passwords/most-used.bin',
);

/** How many words are kept; with these the file stays below 250 kB, and one look-up in 170,000 finds what was never put in. */
const wanted = 100_000;
/** Bits of a word's hash, and of those the ones that are written as they are; as most-used.ts reads them. */
const hashBits = 34;
const plainBits = 17;

/**
 * The most used words of a list that a new password can be compared with: it has eight characters, or loses digits and signs at its
 * ends before it is looked up (common-passwords.ts).
 *
 * @param {string} list one password a line, the most used first
 * @returns {string[]} normalised (NFKC), in lower case
 */
export function wordsOf(list) {
  const words = new Set();
  for (const line of list.split(/\r?\n/)) {
    if (words.size === wanted) break;
    const word = line.normalize('NFKC').toLowerCase();
    if (word.length >= 8 || /^\p{L}.{2,}\p{L}$/u.test(word)) words.add(word);
  }
  return [...words];
}

/**
 * The words as a file: their number (32 bits), then the distances between their sorted hashes, each as its multiple of 2^17 in unary
 * and the rest in 17 bits (Rice's code, https://en.wikipedia.org/wiki/Golomb_coding).
 *
 * @param {string[]} words
 */
export function pack(words) {
  const hashes = [...new Set(words.map(hashOf))].sort((one, other) => one - other);
  const bits = [...hashes.length.toString(2).padStart(32, '0')];
  let last = 0;
  for (const hash of hashes) {
    const distance = hash - last;
    last = hash;
    bits.push(...'1'.repeat(Math.floor(distance / 2 ** plainBits)), '0');
    bits.push(...(distance % 2 ** plainBits).toString(2).padStart(plainBits, '0'));
  }
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  bits.forEach((bit, place) => {
    if (bit === '1') bytes.writeUInt8(bytes.readUInt8(place >> 3) | (128 >> (place & 7)), place >> 3);
  });
  return bytes;
}

/** @param {string} word @returns the first bits of its SHA-256 */
function hashOf(word) {
  const digest = createHash('sha256').update(word).digest();
  return Math.floor(digest.readUIntBE(0, 5) / 2 ** (40 - hashBits));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , list] = process.argv;
  if (list === undefined) throw new Error('Name the list: npm run passwords list.txt');
  const words = wordsOf(await readFile(list, 'utf8'));
  const bytes = pack(words);
  await writeFile(target, bytes);
  console.log(`${words.length} passwords in ${bytes.length} bytes`);
}
