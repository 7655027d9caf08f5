import { diffArrays } from 'diff';

/** What is not to be taken apart: a tag, and a name in braces. */
const whole = /(<\/?[\w-]+>|\{\w+\})/;

/** Tags, words, spaces and signs of a text; Thai, Chinese and Japanese write words without spaces between them. */
function pieces(text: string, lang: string): string[] {
  const words = new Intl.Segmenter(lang, { granularity: 'word' });
  return text
    .split(whole)
    .flatMap((part) => (whole.test(part) ? [part] : [...words.segment(part)].map(({ segment }) => segment)));
}

export interface DifferenceProps {
  before: string | null;
  after: string | null;
  /** BCP 47. */
  lang: string;
}

/** What became of a text: struck out is gone, underlined is new. Either may be missing altogether. */
export function Difference({ before, after, lang }: DifferenceProps) {
  if (before === null && after === null) return null;
  const parts = diffArrays(pieces(before ?? '', lang), pieces(after ?? '', lang));
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
