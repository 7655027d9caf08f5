import { disguises } from './disguises';
import { isMostUsed } from './most-used';

/**
 * Whether a password is one of those that are tried first: one of the 100,000 most used, also with little added or with signs for
 * letters (ASVS 5.0, 6.2.4 and 6.2.12), or of a pattern such lists leave to their readers: a few characters over and over, or a run
 * of the alphabet or of the digits.
 *
 * @param password normalised (NFKC), in lower case
 */
export async function isCommon(password: string): Promise<boolean> {
  if (isPattern(password)) return true;
  for (const disguise of disguises(password)) if (await isMostUsed(disguise)) return true;
  return false;
}

const runs = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiopasdfghjklzxcvbnm'].flatMap((run) => [
  run.repeat(2),
  [...run].reverse().join('').repeat(2),
]);

function isPattern(password: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(password) || runs.some((run) => run.includes(password));
}
