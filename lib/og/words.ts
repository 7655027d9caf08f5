import type { Locale } from '../i18n/locales';

/** A part of a text that stays on one line; `space` when a space follows it in the text. */
export interface Word {
  text: string;
  space: boolean;
}

/** Languages that put no spaces between words, so that lines break where a segmenter finds the words' ends. */
const unspaced: readonly Locale[] = ['ja', 'th', 'zh'];

/** Languages in whose text Latin words are names, such as that of the test, which are best kept on one line. */
const besideLatin: readonly Locale[] = [...unspaced, 'ko'];
const maxName = 22;

const opening = /[\p{Ps}\p{Pi}\u00A0]$/u;
const noLineStart =
  /^[\p{Pe}\p{Pf}\p{Po}\p{M}\p{Lm}ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々ๆฯ%％\u00A0]/u;
const hiraganaOnly = /^\p{sc=Hiragana}+$/u;
/** Japanese words with their particles and endings; longer ones may break. */
const maxPhrase = 10;

/**
 * Cuts a text where a line may end. Words of languages with spaces stay whole; Japanese, Chinese and Thai are cut between
 * words, no line begins with closing punctuation, and Japanese particles stay with their word.
 */
export function splitWords(text: string, locale: Locale): Word[] {
  const chunks = (besideLatin.includes(locale) ? keepNames(text) : text)
    .split(' ')
    .filter((chunk) => chunk !== '');
  return chunks.flatMap((chunk, index) => {
    const parts = unspaced.includes(locale) ? splitChunk(chunk, locale) : [chunk];
    return parts.map((part, position) => ({
      text: part,
      space: position === parts.length - 1 && index < chunks.length - 1,
    }));
  });
}

function keepNames(text: string): string {
  return text.replace(/[\w-]+(?: [\w-]+)+/g, (name) =>
    name.length > maxName ? name : name.replaceAll(' ', '\u00A0'),
  );
}

function splitChunk(chunk: string, locale: Locale): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(chunk)) {
    const previous = parts.at(-1);
    if (previous !== undefined && staysWith(previous, segment, locale))
      parts[parts.length - 1] = previous + segment;
    else parts.push(segment);
  }
  return parts;
}

function staysWith(previous: string, segment: string, locale: Locale): boolean {
  if (opening.test(previous) || noLineStart.test(segment)) return true;
  const phrase = locale === 'ja' && hiraganaOnly.test(segment) && !/\p{Po}$/u.test(previous);
  return phrase && previous.length + segment.length <= maxPhrase;
}
