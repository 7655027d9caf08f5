const masks: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

export const unmasked = (text: string) => text.replace(/[013457@$!]/g, (sign) => masks[sign] ?? sign);

const unmaskedAsL = (text: string) => unmasked(text.replace(/[1!]/g, 'l'));

/** Shorter words are found in too many good passwords. */
const shortest = 4;
/** What people add to a word so that a form takes it: a year and signs; of digits alone, a date. */
const signsAdded = 6;
const digitsAdded = 8;

/**
 * What a password may be that was made to look like another: the same, without what was added in front and behind, with letters for
 * the signs that stand in for them, and once if it is a word over and over.
 *
 * @param password normalised, in lower case
 */
export function disguises(password: string): Set<string> {
  const cores = [password, password.replace(/^(.{3,}?)\1+$/su, '$1')].flatMap((text) => [
    text,
    ...bared(text).filter((core) => isLittle(text, core)),
  ]);
  return new Set(cores.flatMap((core) => [core, unmasked(core), unmaskedAsL(core)]));
}

function bared(text: string): string[] {
  const behind = text.replace(/[^\p{L}\p{M}]+$/u, '');
  const inFront = (from: string) => from.replace(/^[^\p{L}\p{M}]+/u, '');
  return [behind, inFront(text), inFront(behind)];
}

function isLittle(text: string, core: string): boolean {
  if (core.length < shortest) return false;
  const added = text.replace(core, '');
  return added.length <= signsAdded || (added.length <= digitsAdded && /^\p{N}+$/u.test(added));
}
