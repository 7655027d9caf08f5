import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { splitGaps } from '@/lib/questions/gaps';

/** English as language material inside a text in the reader's language. */
export const quoted = (chunks: ReactNode) => (
  <span lang="en" className="font-semibold">
    {chunks}
  </span>
);

/** Why the answer of a question is right, in the language being rendered. */
export function useExplanation(id: string): ReactNode {
  const t = useTranslations('explanations');
  return t.rich(id as Parameters<typeof t>[0], { en: quoted });
}

/** A text with the letters that were missing set off. */
export function EnglishText({ text }: { text: string }) {
  return (
    <p lang="en">
      {splitGaps(text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <span key={index}>
            {part.given}
            <b className="text-good">{part.missing}</b>
          </span>
        ),
      )}
    </p>
  );
}
