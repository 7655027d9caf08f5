import { diffArrays, type ChangeObject } from 'diff';

/** What is not to be taken apart: a tag, and a name in braces. */
const whole = /(<\/?[\w-]+>|\{\w+\})/;

/** Tags, words, spaces and signs of a text; Thai, Chinese and Japanese write words without spaces between them. */
function pieces(text: string, lang: string): string[] {
  const words = new Intl.Segmenter(lang, { granularity: 'word' });
  return text
    .split(whole)
    .flatMap((part) => (whole.test(part) ? [part] : [...words.segment(part)].map(({ segment }) => segment)));
}

const isWord = (piece: string) => /[\p{L}\p{N}]/u.test(piece);

/** Of a text that is a few words long, one of them is already half of it. */
const fewWords = 3;

function isMostlyOther(parts: readonly ChangeObject<string[]>[]): boolean {
  const count = (counted: (part: ChangeObject<string[]>) => boolean) =>
    parts.filter(counted).flatMap(({ value }) => value.filter(isWord)).length;
  const same = count(({ added, removed }) => !added && !removed);
  const [gone, come] = [count(({ removed }) => removed), count(({ added }) => added)];
  return Math.max(gone, come) >= fewWords && same < Math.max(gone, come);
}

export interface DifferenceProps {
  before: string | null;
  after: string | null;
  /** BCP 47. */
  lang: string;
}

/**
 * What became of a text: struck out is gone, underlined is new. Either may be missing altogether. A text that says mostly other words stands
 * as a whole below what it said.
 */
export function Difference({ before, after, lang }: DifferenceProps) {
  if (before === null && after === null) return null;
  const parts = diffArrays(pieces(before ?? '', lang), pieces(after ?? '', lang));
  if (before && after && isMostlyOther(parts))
    return (
      <div className="difference" lang={lang}>
        <p>
          <del>{before}</del>
        </p>
        <p>
          <ins>{after}</ins>
        </p>
      </div>
    );
  return (
    <p className="difference" lang={lang}>
      {parts.map(({ value, added, removed }, place) => {
        const words = value.join('');
        if (added) return <ins key={place}>{words}</ins>;
        return removed ? <del key={place}>{words}</del> : <span key={place}>{words}</span>;
      })}
    </p>
  );
}
