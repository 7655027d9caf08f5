import { eastAsianWidth } from 'get-east-asian-width';

/** Columns of a line and lines of a caption, as subtitles for television have them; a full-width letter takes two columns. */
const lineColumns = 42;
const lineCount = 2;

/** One caption: lines that are shown from `start` to `end`, in seconds. */
export interface Caption {
  start: number;
  end: number;
  lines: readonly string[];
}

/**
 * Cuts what is said in a cue into captions that can be read in one look. Sentences stay together where they fit; each caption
 * is shown for the share of the time that its letters have.
 *
 * @param text without tags
 * @param time of the cue in seconds
 * @param lang of the text (BCP 47); by it words are found where no spaces stand between them
 */
export function captionsOf(
  text: string,
  { start, end }: { start: number; end: number },
  lang: string,
): Caption[] {
  const parts = sentencesOf(text, lang).reduce<string[]>((captions, sentence) => {
    const joined = `${captions.at(-1) ?? ''}${sentence}`;
    if (captions.length > 0 && fits(joined, lang)) return [...captions.slice(0, -1), joined];
    return [...captions, ...splitSentence(sentence, lang)];
  }, []);
  const total = parts.reduce((sum, part) => sum + columnsOf(part), 0);
  let before = 0;
  return parts.map((part) => {
    const from = start + ((end - start) * before) / total;
    before += columnsOf(part);
    return { start: from, end: start + ((end - start) * before) / total, lines: linesOf(part, lang) };
  });
}

function sentencesOf(text: string, lang: string): string[] {
  const segments = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text.trim());
  return [...segments].map(({ segment }) => segment);
}

function splitSentence(sentence: string, lang: string): string[] {
  const words = wordsOf(sentence, lang);
  for (let count = 1; count <= words.length; count += 1) {
    const parts = inEqualParts(words, count);
    if (parts.every((part) => fits(part, lang))) return parts;
  }
  return words;
}

function inEqualParts(words: readonly string[], count: number): string[] {
  const aim = columnsOf(words.join('')) / count;
  const parts: string[] = [];
  let width = 0;
  for (const word of words) {
    const middle = width + columnsOf(word) / 2;
    const index = Math.min(count - 1, Math.floor(middle / aim));
    parts[index] = `${parts[index] ?? ''}${word}`;
    width += columnsOf(word);
  }
  return parts.filter((part) => part !== undefined);
}

function fits(text: string, lang: string): boolean {
  const lines = linesOf(text, lang);
  return lines.length <= lineCount && lines.every((line) => columnsOf(line) <= lineColumns);
}

function linesOf(text: string, lang: string): string[] {
  const whole = text.trim();
  if (columnsOf(whole) <= lineColumns) return [whole];
  const words = wordsOf(whole, lang);
  const breaks = words.map((_, index) =>
    [words.slice(0, index), words.slice(index)].map((part) => part.join('').trim()),
  );
  const [best] = breaks
    .map((lines) => ({ lines, widest: Math.max(...lines.map(columnsOf)) }))
    .toSorted((a, b) => a.widest - b.widest);
  return best && best.widest <= lineColumns ? best.lines : filled(words);
}

function filled(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const joined = `${lines.at(-1) ?? ''}${word}`;
    if (lines.length > 0 && columnsOf(joined.trim()) <= lineColumns) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

const spaceless = /^(?:ja|th|zh)\b/;

const opening = /[([{“‘「『（《〈]$/;
const clinging = /^[^\p{L}\p{N}([{“‘「『（《〈]/u;

function wordsOf(text: string, lang: string): string[] {
  if (!spaceless.test(lang)) return text.match(/\S+\s*/g) ?? [];
  const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(text);
  return [...segments].reduce<string[]>((words, { segment }) => {
    const last = words.at(-1);
    const clings = last !== undefined && (opening.test(last) || clinging.test(segment));
    return clings ? [...words.slice(0, -1), last + segment] : [...words, segment];
  }, []);
}

const mark = /\p{Mn}/u;

function columnsOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (mark.test(letter) ? 0 : eastAsianWidth(letter.codePointAt(0) ?? 0)),
    0,
  );
}

/** A WebVTT file (https://www.w3.org/TR/webvtt1/). */
export function webVtt(captions: readonly Caption[]): string {
  const blocks = captions.map(
    ({ start, end, lines }) => `${vttTime(start)} --> ${vttTime(end)}\n${lines.map(escaped).join('\n')}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

function vttTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 60_000)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
