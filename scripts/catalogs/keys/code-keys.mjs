import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

// Quoted words joined by full stops, where `${…}` may stand for some of them, but not for the first.
const dotted = /(['"`])([\w-]+(?:[\w.-]|\$\{[^{}`]*\})*)\1/g;

/**
 * The ends of keys that the code writes out, as patterns with `*`, such as `footer.sections.*`. `@eloqnt/cli` follows the
 * translator a component asks for itself; it does not see keys composed without a namespace, nor what a helper does
 * with a translator it is given.
 * @param {readonly string[]} sources folders of code
 * @returns {Promise<Set<string>>}
 */
export async function keysInCode(sources) {
  const lists = await Promise.all(
    sources.map(async (folder) => {
      const names = await readdir(folder, { recursive: true });
      return names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => join(folder, name));
    }),
  );
  const contents = await Promise.all(lists.flat().map((file) => readFile(file, 'utf8')));
  const found = contents.flatMap((content) => [...content.matchAll(dotted)].map((match) => match[2] ?? ''));
  return new Set(found.filter((key) => key.includes('.')).map((key) => key.replace(/\$\{[^{}`]*\}/g, '*')));
}
