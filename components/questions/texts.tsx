import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { quotation, splitFirstSentence } from '@/lib/i18n/first-sentence';
import { splitGaps } from '@/lib/questions/gaps';
import { part } from '@/lib/questions/protocol';

/** English as language material inside a text in the reader's language. */
export const quoted = (chunks: ReactNode) => (
  <span lang="en" className="font-semibold">
    {chunks}
  </span>
);

/** Why the answer of a question is right, in the language being rendered. The foot of a set says its first sentence too. */
export function useExplanation(id: string): ReactNode {
  const t = useTranslations('explanations');
  const text = t.markup(id as Parameters<typeof t>[0], {
    en: (chunks) => quotation.open + chunks + quotation.close,
  });
  const [first, rest] = splitFirstSentence(text, useLocale());
  return (
    <>
      <span {...part('reason')}>{withEnglish(first)}</span>
      {withEnglish(rest)}
    </>
  );
}

const withEnglish = (text: string): ReactNode[] =>
  text
    .split(/⟦(.*?)⟧/)
    .map((chunk, index) => <Fragment key={index}>{index % 2 === 0 ? chunk : quoted(chunk)}</Fragment>);

export function EnglishText({ text }: { text: string }) {
  return (
    <p lang="en" {...part('asked')}>
      {splitGaps(text).map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <span key={index}>
            {piece.given}
            <b className="text-good">{piece.missing}</b>
          </span>
        ),
      )}
    </p>
  );
}
