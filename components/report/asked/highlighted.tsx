import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Strike } from '@/components/pencil/marks';
import type { ReportAsked } from '@/lib/api/contract/exam/report';
import { divided } from './divided';

type HighlightedProps = Pick<
  Extract<ReportAsked, { of: 'highlight' }>,
  'question' | 'text' | 'right' | 'given'
>;

const marked = ['right', 'lacking', 'beyond'] as const;

export function Highlighted({ question, text, right, given }: HighlightedProps) {
  const t = useTranslations('questions');
  const parts = divided(text, right, given);
  const meaning = { right: t('rightIs'), lacking: t('marks.lacking'), beyond: t('marks.beyond') };
  // With nothing selected, all of the answer is lacking: it is simply what is right.
  const meaningOf = (fate: (typeof marked)[number]) =>
    meaning[fate === 'lacking' && !parts.some((part) => part.fate === 'right') ? 'right' : fate];
  return (
    <>
      <p lang="en" className="max-w-prose font-semibold">
        {question}
      </p>
      <p lang="en" className="max-w-prose leading-relaxed whitespace-pre-line">
        {parts.map(({ fate, text: words }, index) => (
          <Fragment key={index}>{fate === 'plain' ? words : <Marked fate={fate} words={words} />}</Fragment>
        ))}
      </p>
      <ul className="practice-legend max-w-prose">
        {marked.flatMap((fate) => {
          const words = parts.filter((part) => part.fate === fate).map((part) => part.text.trim());
          return words.length > 0 ? (
            <li key={fate}>
              {meaningOf(fate)}{' '}
              <span lang="en">
                <Marked fate={fate} words={words.join(' … ')} />
              </span>
            </li>
          ) : (
            []
          );
        })}
      </ul>
    </>
  );
}

function Marked({ fate, words }: { fate: (typeof marked)[number]; words: string }) {
  return fate === 'beyond' ? <Strike>{words}</Strike> : <mark className={`practice-${fate}`}>{words}</mark>;
}
