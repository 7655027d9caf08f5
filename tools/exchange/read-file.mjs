import { readFile, stat } from 'node:fs/promises';
import { ExchangeError } from './exchange-error.mjs';
import { readCsv } from './formats/csv.mjs';
import { refuseLarge, textOfFile } from './formats/file-text.mjs';
import { readXliff } from './formats/xliff/read.mjs';

/**
 * Reads a file that came back, by what it begins with.
 *
 * @param {Uint8Array} bytes
 * @returns {import('./contract').Returned}
 * @throws {ExchangeError}
 */
export function readReturned(bytes) {
  const content = textOfFile(bytes);
  if (content.trim() === '') throw new ExchangeError('The file is empty.');
  if (content.startsWith('PK\u0003\u0004')) {
    throw new ExchangeError(
      'This is a workbook or an archive: save the table as “CSV UTF-8”, or take out the XLIFF file.',
    );
  }
  try {
    return content.trimStart().startsWith('<') ? readXliff(content) : readCsv(content);
  } catch (error) {
    // The stack, of one element in another in another.
    if (error instanceof RangeError) throw new ExchangeError('The file is nested too deep to be read.');
    throw error;
  }
}

/**
 * @param {string} name
 * @returns {Promise<Uint8Array>} the bytes of a file
 * @throws {ExchangeError} where it cannot be read, or is too large
 */
export async function bytesOf(name) {
  try {
    refuseLarge((await stat(name)).size);
    return await readFile(name);
  } catch (error) {
    if (error instanceof ExchangeError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ExchangeError(
      code === 'ENOENT' ? `There is no file ${name}.` : `${name} cannot be read (${code}).`,
    );
  }
}
