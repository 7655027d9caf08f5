import { decodeCatalog } from '../../catalogs/read/encoding.mjs';
import { ExchangeError } from '../exchange-error.mjs';

/** Bytes of a file that is read: several times a whole language with all its notes. */
const mostBytes = 24 * 2 ** 20;

/** @param {number} size bytes @throws {ExchangeError} */
export function refuseLarge(size) {
  if (size <= mostBytes) return;
  const [found, most] = [size, mostBytes].map((bytes) => Math.ceil(bytes / 2 ** 20));
  throw new ExchangeError(`The file has ${found} MB, and at most ${most} are read: split it.`);
}

/**
 * The text of a file that came back, which may begin with a byte order mark.
 *
 * @param {Uint8Array} bytes
 * @throws {ExchangeError} where it is too large or no UTF-8
 */
export function textOfFile(bytes) {
  refuseLarge(bytes.byteLength);
  const { content, findings } = decodeCatalog(bytes);
  if (content === undefined) throw new ExchangeError(findings[0]?.reason ?? 'The file cannot be read.');
  return content;
}
