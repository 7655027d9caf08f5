import { parseArgs } from 'node:util';
import { ExchangeError } from './exchange-error.mjs';

/**
 * @template {Record<string, { type: 'string' | 'boolean' }>} Options
 * @param {Options} options
 * @param {string} usage
 * @throws {ExchangeError} with how it is used
 */
export function readArguments(options, usage) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ExchangeError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
