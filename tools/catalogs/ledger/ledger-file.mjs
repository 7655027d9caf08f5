import { readFile, rename, writeFile } from 'node:fs/promises';

/** @typedef {import('./ledger.mjs').Ledger} Ledger */

export const ledgerFile = 'content/translated-from.json';

/** @param {string} [file] @returns {Promise<Ledger | undefined>} undefined while there is none */
export async function readLedger(file = ledgerFile) {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  return content === undefined ? undefined : JSON.parse(content);
}

/** A line for each text, so that two branches meet only where both changed the same one. @param {Ledger} ledger */
export function ledgerContent(ledger) {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 1)}\n`;
}

/** @param {Ledger} ledger @param {string} [file] */
export async function writeLedger(ledger, file = ledgerFile) {
  await writeWhole(file, ledgerContent(ledger));
}

/**
 * Writes a file beside its place and then puts it there, so that whoever ends this process leaves the old one or the new one.
 *
 * @param {string} file @param {string | Uint8Array} content
 */
export async function writeWhole(file, content) {
  const beside = `${file}.tmp`;
  await writeFile(beside, content, { flush: true });
  await rename(beside, file);
}
