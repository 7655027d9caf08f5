import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Tells the texts of a language from those that it had before a change, without reading them.
 *
 * @param {string} locale
 * @returns {Promise<string>}
 */
export async function textsStamp(locale) {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'messages', locale);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const stats = await Promise.all(names.map((name) => stat(path.join(folder, name))));
  return stats
    .map(({ ino, size, mtimeMs }, place) => [names[place], ino, size, mtimeMs].join(' '))
    .join('\n');
}
