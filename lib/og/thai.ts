export interface Run {
  text: string;
  /** For a mark that leaves its place: its size as part of the text's, and the distances in em of the text. */
  moved?: { scale: number; right: number; up: number };
}

const mark = '\u0E31\u0E34-\u0E3A\u0E47-\u0E4E';
const cluster = new RegExp(`[^${mark}]?[${mark}]*\u0E33?`, 'gu');
const isTone = (character: string) => /[\u0E48-\u0E4C]/u.test(character);
const isLowerVowel = (character: string) => /[\u0E38-\u0E3A]/u.test(character);
const isTall = (character: string) => /[ปฝฟฬ]/u.test(character);
const isDeep = (character: string) => /[ญฎฏฐฤ]/u.test(character);

/*
 * Sizes and distances are those between the plain forms of the marks in Noto Sans Thai and the `.small` and `.narrow` forms
 * that a shaping engine would put in their place; the two weights differ by less than 0.05 em and share the middle.
 */
const upperVowels = new Map([
  ['\u0E31', -0.275],
  ['\u0E34', -0.175],
  ['\u0E35', -0.175],
  ['\u0E36', -0.165],
  ['\u0E37', -0.175],
  ['\u0E47', -0.16],
  ['\u0E4D', -0.2],
]);
const tones = new Map([
  ['\u0E48', -0.18],
  ['\u0E49', -0.195],
  ['\u0E4A', -0.2],
  ['\u0E4B', -0.175],
  ['\u0E4C', -0.225],
]);
const vowelOverTall = { scale: 0.88, up: 0.08 };
const toneOverVowel = { scale: 0.82, up: 0.33 };
const vowelBelowDeep = { scale: 1, right: 0, up: -0.17 };

/**
 * Places Thai marks where a shaping engine would. The drawing library maps characters to glyphs and no more: a tone mark over
 * an upper vowel would land on the vowel, a mark over a tall consonant on its ascender,
 * a vowel below a deep one on its tail. Text without marks in such a
 * place is one run.
 */
export function thaiRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const [found] of text.matchAll(cluster)) {
    for (const run of clusterRuns(found)) {
      const previous = runs.at(-1);
      if (previous !== undefined && !previous.moved && !run.moved) previous.text += run.text;
      else runs.push(run);
    }
  }
  return runs;
}

function clusterRuns(text: string): Run[] {
  // SARA AM has a ring, which belongs below a tone mark and beside a tall stem: there it is written as ring and SARA AA.
  const stacked = text
    .replace(/([\u0E48-\u0E4B])\u0E33/u, '\u0E4D$1\u0E32')
    .replace(/^([ปฝฟฬ])\u0E33/u, '$1\u0E4D\u0E32');
  const base = stacked.charAt(0);
  const tall = isTall(base);
  let vowel = false;
  return [...stacked].map((character): Run => {
    const overTall = upperVowels.get(character);
    if (overTall !== undefined) {
      vowel = true;
      return tall ? { text: character, moved: { ...vowelOverTall, right: overTall } } : { text: character };
    }
    if (isLowerVowel(character) && isDeep(base)) return { text: character, moved: vowelBelowDeep };
    if (!isTone(character) || (!vowel && !tall)) return { text: character };
    const right = tall ? (tones.get(character) ?? 0) : 0;
    return { text: character, moved: vowel ? { ...toneOverVowel, right } : { scale: 1, right, up: 0 } };
  });
}
