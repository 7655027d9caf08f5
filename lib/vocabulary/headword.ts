/** What a form of a word may end with, after its own letters: `-s`, `-es`, `-ed`, `-ing`, and a consonant that is doubled before. */
const ending = '(?:s|es|ies|d|ed|ied|ing|[a-z]ed|[a-z]ing)?';

/**
 * Finds a word in its example: as it is or, where it is not there, with its first or its last part inflected ("leaning against",
 * "waiting lists").
 *
 * @returns what stands before it, the word as it stands there, what stands behind it; null where it is not found
 */
export function findHeadword(word: string, example: string): readonly [string, string, string] | null {
  const parts = word.split(' ');
  const last = parts.length - 1;
  const patterns = [-1, 0, last].map((inflected) =>
    parts.map((part, index) => (index === inflected ? formsOf(part) : part)).join(' '),
  );
  for (const pattern of patterns) {
    const found = new RegExp(`\\b${pattern}\\b`, 'i').exec(example);
    if (!found) continue;
    const end = found.index + found[0].length;
    return [example.slice(0, found.index), found[0], example.slice(end)];
  }
  return null;
}

function formsOf(word: string): string {
  const [, stem = word, vowel = ''] = /^(.*?)([ey]?)$/.exec(word) ?? [];
  return `${stem}${vowel && `${vowel}?`}${ending}`;
}
