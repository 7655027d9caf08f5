import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { part } from '@/lib/questions/protocol';
import { EnglishText, useExplanation } from './texts';

interface AnswerProps {
  id: string;
  /** Of a word: whether it is one. */
  real?: boolean;
  /** Of gaps: the text with its missing letters in braces. */
  text?: string;
}

export function Answer({ id, real, text }: AnswerProps) {
  const t = useTranslations('questions');
  const explanation = useExplanation(id);
  return (
    <>
      {real === undefined ? null : (
        <p {...part('solution')} className="font-semibold">
          {t(real ? 'isReal' : 'isInvented')}
        </p>
      )}
      {text ? <EnglishText text={text} /> : null}
      <p>{explanation}</p>
    </>
  );
}

export function Explanation({ id }: { id: string }) {
  return <>{useExplanation(id)}</>;
}

export const RightWords = ({ text }: { text: string }) => (
  <Told {...part('solution')} lead={useTranslations('questions')('rightIs')} text={text} />
);

export const Transcript = ({ text }: { text: string }) => (
  <Told lead={useTranslations('questions')('transcript')} text={text} />
);

interface ToldProps extends ComponentProps<'p'> {
  lead: string;
  text: string;
}

function Told({ lead, text, ...props }: ToldProps) {
  return (
    <p {...props}>
      {lead}{' '}
      <span lang="en" className="font-semibold">
        {text}
      </span>
    </p>
  );
}
