import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Another one where any of the files is another, or there are others.
 *
 * @param {string} root @param {readonly string[]} files
 * @returns {Promise<string>}
 */
export async function stampOf(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(path.join(root, file)).catch(() => undefined);
    hash.update(
      `${file}\0${content === undefined ? 'gone' : createHash('sha256').update(content).digest('hex')}\n`,
    );
  }
  return hash.digest('base64url');
}
