const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

const prefixes = [
  'anti',
  'co',
  'counter',
  'de',
  'dis',
  'em',
  'en',
  'ex',
  'fore',
  'im',
  'in',
  'inter',
  'mis',
  'non',
  'out',
  'over',
  'post',
  'pre',
  'pro',
  're',
  'sub',
  'super',
  'trans',
  'un',
  'under',
  'up',
];
const suffixes = [
  'able',
  'age',
  'al',
  'an',
  'ance',
  'ant',
  'ate',
  'ation',
  'dom',
  'ed',
  'en',
  'ence',
  'ent',
  'er',
  'ery',
  'es',
  'ess',
  'est',
  'ful',
  'hood',
  'ia',
  'ian',
  'ible',
  'ic',
  'ical',
  'ice',
  'ier',
  'ify',
  'ily',
  'iness',
  'ing',
  'ion',
  'ish',
  'ism',
  'ist',
  'ite',
  'ity',
  'ive',
  'ize',
  'less',
  'let',
  'like',
  'ling',
  'ly',
  'man',
  'ment',
  'ness',
  'or',
  'ory',
  'ous',
  'ry',
  's',
  'ship',
  'some',
  'th',
  'ure',
  'ward',
  'y',
];

/**
 * Every spelling that is one letter more, less, other or swapped with its neighbor away from a word.
 *
 * @param {string} word
 * @returns {Iterable<string>} the word itself among them
 */
export function* oneLetterFrom(word) {
  for (let at = 0; at <= word.length; at++) {
    const [before, behind] = [word.slice(0, at), word.slice(at)];
    yield before + behind.slice(1);
    if (behind.length > 1) yield before + behind[1] + behind[0] + behind.slice(2);
    for (const letter of alphabet) {
      yield before + letter + behind;
      if (behind) yield before + letter + behind.slice(1);
    }
  }
}

/**
 * Why a spelling cannot serve as an invented word: a word is it, is one letter away, stands in it with a prefix or suffix, or two
 * words make it up.
 *
 * @param {string} spelling in lower case
 * @param {ReadonlySet<string>} all every word that is known
 * @param {ReadonlySet<string>} common those that a reader may know, to look for inside the spelling
 * @returns {string | undefined} the words that stand against it
 */
export function knownIn(spelling, all, common) {
  for (const near of oneLetterFrom(spelling)) if (all.has(near)) return near;
  for (let at = 3; at <= spelling.length - 3; at++) {
    const halves = [spelling.slice(0, at), spelling.slice(at)];
    if (halves.every((half) => common.has(half))) return halves.join(' + ');
  }
  const stems = [
    ...prefixes.filter((part) => spelling.startsWith(part)).map((part) => spelling.slice(part.length)),
    ...suffixes.filter((part) => spelling.endsWith(part)).map((part) => spelling.slice(0, -part.length)),
  ];
  return stems
    .filter((stem) => stem.length >= 4)
    .flatMap((stem) => [stem, `${stem}e`, `${stem}y`])
    .find((stem) => common.has(stem));
}
