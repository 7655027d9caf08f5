const edge = '^';
/** Letters that follow less often than this are not taken: of a few rare steps a word becomes hard to say. */
const leastChance = 0.03;

/**
 * @typedef {{ order: number, counts: Map<string, Map<string, number>>, letters: readonly string[] }} LetterModel which letters followed
 * which beginnings of up to `order` letters, and how often; `^` is the edge of a word
 */

/**
 * @param {readonly string[]} words in lower case
 * @param {number} order how many letters back the model looks at most
 * @returns {LetterModel}
 */
export function learn(words, order = 4) {
  const counts = new Map();
  for (const word of words) {
    const padded = edge.repeat(order) + word + edge;
    for (let at = order; at < padded.length; at++) {
      for (let length = 0; length <= order; length++) {
        const before = padded.slice(at - length, at);
        const after = counts.get(before) ?? new Map();
        counts.set(before, after.set(padded[at], (after.get(padded[at]) ?? 0) + 1));
      }
    }
  }
  return { order, counts, letters: [...(counts.get('')?.keys() ?? [])] };
}

/**
 * The chance of a letter after others. Long beginnings that were seen seldom give way to shorter ones, by as much as they were
 * followed by different letters (Witten and Bell 1991, https://doi.org/10.1109/18.87000).
 *
 * @param {LetterModel} model
 * @param {string} before at most `order` letters
 * @param {string} letter
 * @returns {number} 0 to 1; over all letters of the model they add up to 1
 */
export function chanceOf(model, before, letter) {
  const shorter = before ? chanceOf(model, before.slice(1), letter) : 1 / model.letters.length;
  const after = model.counts.get(before);
  if (!after) return shorter;
  const seen = [...after.values()].reduce((sum, count) => sum + count, 0);
  return ((after.get(letter) ?? 0) + after.size * shorter) / (seen + after.size);
}

/**
 * @param {LetterModel} model
 * @param {() => number} random 0 to below 1
 * @returns {string} a word that is spelled like those that were learned
 */
export function inventWord(model, random) {
  let word = '';
  for (;;) {
    const before = (edge.repeat(model.order) + word).slice(-model.order);
    const usual = model.letters
      .map((letter) => ({ letter, chance: chanceOf(model, before, letter) }))
      .filter(({ chance }) => chance >= leastChance);
    let left = random() * usual.reduce((sum, { chance }) => sum + chance, 0);
    const next = usual.find(({ chance }) => (left -= chance) < 0)?.letter ?? edge;
    if (next === edge) return word;
    word += next;
  }
}

/**
 * How unlike the learned words one is spelled.
 *
 * @param {LetterModel} model
 * @param {string} word
 * @returns {number} bits a letter, with the end of the word as a letter
 */
export function surpriseOf(model, word) {
  const padded = edge.repeat(model.order) + word + edge;
  const bits = [...padded.slice(model.order)].map((letter, at) => {
    return -Math.log2(chanceOf(model, padded.slice(at, at + model.order), letter));
  });
  return bits.reduce((sum, one) => sum + one, 0) / bits.length;
}
