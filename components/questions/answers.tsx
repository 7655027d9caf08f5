import { useTranslations } from 'next-intl';
import { EnglishText, useExplanation } from './texts';

interface AnswerProps {
  id: string;
  /** Of a word: whether it is one. */
  real?: boolean;
  /** Of gaps: the text with its missing letters in braces. */
  text?: string;
}

/** What is right, and why. */
export function Answer({ id, real, text }: AnswerProps) {
  const t = useTranslations('questions');
  const explanation = useExplanation(id);
  return (
    <>
      {real === undefined ? null : <p className="font-semibold">{t(real ? 'isReal' : 'isInvented')}</p>}
      {text ? <EnglishText text={text} /> : null}
      <p>{explanation}</p>
    </>
  );
}

/** Why an answer is right. */
export function Explanation({ id }: { id: string }) {
  return <>{useExplanation(id)}</>;
}

/** What is right, for the folded answer. */
export const RightWords = ({ text }: { text: string }) => (
  <Told lead={useTranslations('questions')('rightIs')} text={text} />
);

/** What was said, for the folded answer. */
export const Transcript = ({ text }: { text: string }) => (
  <Told lead={useTranslations('questions')('transcript')} text={text} />
);

function Told({ lead, text }: { lead: string; text: string }) {
  return (
    <p>
      {lead}{' '}
      <span lang="en" className="font-semibold">
        {text}
      </span>
    </p>
  );
}
