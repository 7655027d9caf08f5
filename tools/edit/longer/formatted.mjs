import { readFile } from 'node:fs/promises';
import { inRoot } from '../../../scripts/run/checkout/project.mjs';

/**
 * A longer text as `npm run format` would have it.
 *
 * @param {string} text that can be read
 * @returns {Promise<string>}
 */
export async function formatted(text) {
  // Loaded when something is saved: an editor that only shows texts starts sooner without it.
  const { format } = await import('prettier');
  const { printWidth, singleQuote } = JSON.parse(await readFile(inRoot('.prettierrc.json'), 'utf8'));
  return format(text, { parser: 'mdx', printWidth, singleQuote });
}
