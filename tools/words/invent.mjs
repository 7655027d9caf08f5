// Proposes invented words for Read and Select: `npm run words -- learn.txt avoid.txt … [--count 200] [--seed 1] [--ending ous] [--longest 8]`, lists of
// English words, one a line; sources.md says which. A person reads and chooses; those taken go to content/bank/read-and-select.json.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { knownIn } from './known-words.mjs';
import { inventWord, learn, surpriseOf } from './letter-model.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    ending: { type: 'string', default: '' },
    longest: { type: 'string', default: '11' },
  },
});
const longest = Number(values.longest);
const [first, ...others] = positionals;
if (first === undefined) {
  console.error(
    'Error: name a list of English words to learn from, and others to avoid (tools/words/sources.md).',
  );
  process.exit(1);
}

/** @param {string} file */
const linesOf = async (file) => (await readFile(file, 'utf8')).split(/\r?\n/);
/**
 * Leaves out forms of other words, whose endings would otherwise be most of what the model learns.
 *
 * @param {string} word
 */
const isBase = (word) =>
  /^[a-z]{4,}$/.test(word) &&
  word.length <= longest &&
  !/(?:[^su]s|ed|ing|est|ers?|ly|ness|less|like)$/.test(word);
const listed = await linesOf(first);
const avoided = await Promise.all(others.map(linesOf));
const common = new Set(listed.filter((word) => /^[a-z]{3,}$/.test(word)));
const all = new Set([
  ...common,
  ...avoided.flat().map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()),
]);
const model = learn(
  listed.filter((word) => isBase(word) && word.endsWith(values.ending)),
  3,
);

/** Random numbers that are the same for the same seed (mulberry32). */
let state = Number(values.seed);
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const found = new Set();
for (let tries = 0; found.size < Number(values.count) && tries < 40_000; tries++) {
  const word = inventWord(model, random);
  const fits = word.length >= 5 && word.length <= longest && word.endsWith(values.ending);
  if (fits && !found.has(word) && !knownIn(word, all, common)) found.add(word);
}
const rows = [...found].map((word) => ({ word, bits: surpriseOf(model, word) }));
for (const { word, bits } of rows.sort((a, b) => b.bits - a.bits)) console.log(`${bits.toFixed(2)} ${word}`);
