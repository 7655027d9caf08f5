/** Scripts that are written without spaces, or whose words change at their end with every use. */
const pairwise = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Letters by which two forms of a word are taken for the same. */
const stemLength = 6;
const shortest = 3;

/**
 * By what a text is looked for: words cut to their beginning, and pairs of characters where a script is written without spaces. Crude on
 * purpose: it is to find one of some texts, in any of the site's languages.
 */
export function wordsOf(text: string): string[] {
  const found =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return found.flatMap((word) => {
    if (pairwise.test(word)) return pairsOf([...word]);
    return word.length < shortest ? [] : [[...word].slice(0, stemLength).join('')];
  });
}

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
