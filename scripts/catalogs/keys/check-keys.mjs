import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { z } from 'zod';

const issuesSchema = z.array(
  z.object({
    rule: z.string(),
    locale: z.string(),
    key: z.string(),
    message: z.string(),
    sourceReferences: z.array(z.object({ path: z.string(), line: z.number().optional() })).optional(),
  }),
);

/** @typedef {z.infer<typeof issuesSchema>[number]} Issue */

/**
 * Compares the keys of all languages with English, and with those the code uses, by `@eloqnt/cli`. It expects one file
 * per language, as `formatjs verify` does, and would not find the code's keys in a file per namespace; so it gets the
 * namespaces of each language joined into one file. What both tools say of arguments and plurals is left to
 * text-rules.mjs: they name an absent argument but not how it must be written, and accept Russian without `few`.
 * @param {Record<string, Record<string, unknown>>} trees messages by locale and namespace, `en` among them
 * @param {readonly string[]} sources folders of code; none leaves out the comparison with it
 * @returns {Promise<Issue[]>}
 * @throws {Error} with the tool's own words when it does not answer
 */
export async function checkKeys(trees, sources) {
  const folder = await mkdtemp(join(tmpdir(), 'catalogs-'));
  try {
    const joined = join(folder, 'messages');
    await mkdir(joined);
    await Promise.all(
      Object.entries(trees).map(([locale, tree]) =>
        writeFile(join(joined, `${locale}.json`), JSON.stringify(tree)),
      ),
    );
    const config = {
      ...(sources.length > 0 && { srcPath: sources.map((path) => resolve(path)) }),
      messages: {
        path: joined,
        locales: Object.keys(trees).filter((locale) => locale !== 'en'),
        sourceLocale: 'en',
        format: 'json',
      },
      lint: {
        rules: {
          'inconsistent-args': 'off',
          'missing-other-case': 'off',
          'unreachable-plural-case': 'off',
          'inconsistent-exact-plurals': 'off',
        },
      },
    };
    const configFile = join(folder, 'config.mjs');
    await writeFile(configFile, `export default ${JSON.stringify(config)};\n`);
    return withoutEchoes(await lint(configFile));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} configFile @returns {Promise<Issue[]>} */
async function lint(configFile) {
  const tool = fileURLToPath(
    new URL('../../../node_modules/@eloqnt/cli/dist/bin/eloqnt.mjs', import.meta.url),
  );
  // `--json` because the text report needs Object.groupBy, which Node 20 lacks.
  const args = [tool, 'lint', '--json', '--config', configFile];
  const { stdout, stderr } = await execa(process.execPath, args, { reject: false, maxBuffer: 2 ** 28 });
  try {
    return issuesSchema.parse(JSON.parse(stdout));
  } catch {
    throw new Error(`eloqnt lint gave no report: ${stderr || stdout}`);
  }
}

/**
 * A text where English has a block, or the other way round, is one fault, not one for each key below it.
 * @param {Issue[]} issues
 */
function withoutEchoes(issues) {
  const mismatches = issues.filter(({ rule }) => rule === 'structure-mismatch');
  return issues.filter(
    (issue) =>
      issue.rule === 'structure-mismatch' ||
      !mismatches.some(
        ({ locale, key }) =>
          locale === issue.locale && (issue.key === key || issue.key.startsWith(`${key}.`)),
      ),
  );
}
