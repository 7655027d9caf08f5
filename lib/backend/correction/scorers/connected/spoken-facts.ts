import type { Transcript } from '../../../ai/service';

/** Seconds of silence between two words that a listener notices, and those that part one phrase from the next. */
const noticed = 1;
const breath = 0.25;

const fillers = new Set(['um', 'uh', 'uhm', 'er', 'erm', 'hmm', 'mm']);

type Words = Transcript['words'];

/** What the moments of words say of how somebody speaks, in English, one line for each fact; empty where there are no words. */
export function spokenFacts(words: Words): string {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return '';
  const seconds = Math.max(last.end - first.start, 1);
  const gaps = words.slice(1).map(({ word, start }, place) => ({
    seconds: start - (words[place]?.end ?? start),
    between: `“${words[place]?.word} … ${word}”`,
  }));
  const long = gaps.filter((gap) => gap.seconds >= noticed);
  const plain = words.map(({ word }) => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, ''));
  const twice = plain.filter((word, place) => word !== '' && word === plain[place - 1]);
  const run = longestRun(words);
  return [
    `- ${words.length} words in ${seconds.toFixed(0)} seconds: ${((words.length / seconds) * 60).toFixed(0)} words a minute.`,
    `- Pauses of a second or longer: ${long.length === 0 ? 'none' : `${long.length}, such as ${longest(long)}`}.`,
    `- The longest stretch without a pause: ${run.words} words in ${run.seconds.toFixed(0)} seconds.`,
    `- Sounds such as um: ${plain.filter((word) => fillers.has(word)).length}.`,
    `- Words said twice in a row: ${twice.length === 0 ? 'none' : [...new Set(twice)].slice(0, 10).join(', ')}.`,
  ].join('\n');
}

const longest = (gaps: readonly { seconds: number; between: string }[]): string =>
  [...gaps]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 5)
    .map(({ seconds, between }) => `${seconds.toFixed(1)} s in ${between}`)
    .join(', ');

function longestRun(words: Words): { words: number; seconds: number } {
  let best = { words: 0, seconds: 0 };
  let from = 0;
  words.forEach(({ end }, place) => {
    const next = words[place + 1];
    if (next && next.start - end < breath) return;
    const run = { words: place - from + 1, seconds: end - (words[from]?.start ?? end) };
    if (run.words > best.words) best = run;
    from = place + 1;
  });
  return best;
}
