import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import { EditError } from './edit-error.mjs';

const edit = fileURLToPath(new URL('../', import.meta.url));

/** What browsers are given, by the last part of its address. @type {Record<string, string>} */
const entries = { panel: path.join(edit, 'panel/main.tsx'), pointer: path.join(edit, 'serve/page/page.ts') };

/**
 * Makes the scripts and styles of the editor of their sources, anew whenever its page is opened.
 *
 * @returns {{ make: () => Promise<void>, file: (name: string) => Promise<string> }} `file` throws an EditError
 *   while a source is missing or cannot be read
 */
export function panelBundle() {
  /** @type {Promise<Map<string, string>> | undefined} */
  let made;
  /** @type {Promise<Map<string, string>> | undefined} one at a time, because the end of one ends the process of all */
  let making;

  async function bundled() {
    const missing = Object.values(entries).find((file) => !existsSync(file));
    if (missing !== undefined) {
      const sentence = `The editor is not complete: ${path.relative(process.cwd(), missing)} is missing.`;
      throw new EditError('incomplete', 503, sentence);
    }
    try {
      const { outputFiles } = await build(options);
      return new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), text]));
    } finally {
      // Its process would print a crash of its own when this one ends before it.
      await stop();
    }
  }

  const begin = () => {
    making ??= bundled()
      .catch((error) => {
        if (error instanceof EditError) throw error;
        throw new EditError('incomplete', 503, `The editor could not be put together: ${error.message}`);
      })
      .finally(() => (making = undefined));
    return making;
  };

  return {
    async make() {
      made = begin();
      await made;
    },
    async file(name) {
      made ??= begin();
      const text = (await made).get(name);
      if (text === undefined) throw new EditError('no_such_file', 404, `The editor has no file ${name}.`);
      return text;
    },
  };
}

/** @satisfies {import('esbuild').BuildOptions} */
const options = {
  entryPoints: entries,
  outdir: '/',
  write: /** @type {const} */ (false),
  bundle: true,
  format: /** @type {const} */ ('iife'),
  target: 'es2022',
  jsx: /** @type {const} */ ('automatic'),
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  charset: /** @type {const} */ ('utf8'),
  legalComments: /** @type {const} */ ('none'),
  logLevel: /** @type {const} */ ('silent'),
};
