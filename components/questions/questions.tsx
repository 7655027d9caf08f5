import { useTranslations } from 'next-intl';
import { splitGaps } from '@/lib/questions/gaps';
import type { PassageItem, SentenceItem, WordItem } from '@/lib/questions/items';
import { LetterBox } from './sets/letter-box';
import { EnglishText, useExplanation } from './texts';

/** As they are named in the test. */
const choices = [
  { value: 'yes', name: 'Yes' },
  { value: 'no', name: 'No' },
] as const;

/** Read and Select: one string of letters and two buttons. */
export function WordQuestion({ item }: { item: WordItem }) {
  const t = useTranslations('questions');
  return (
    <fieldset data-key={item.real ? 'yes' : 'no'} className="grid gap-6">
      <legend className="text-muted">{t('isWord')}</legend>
      <p lang="en" className="py-4 text-center text-3xl font-bold">
        {item.word}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {choices.map(({ value, name }) => (
          <label key={value} lang="en" className="practice-choice">
            <input type="radio" name={item.id} value={value} className="sr-only" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Fill in the Blanks: a sentence with one unfinished word. */
export function BlanksQuestion({ item }: { item: SentenceItem }) {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('complete')}</p>
      <GapText id={item.id} text={item.sentence} className="text-lg" />
    </div>
  );
}

/** Read and Complete: a short text in which every second word has lost its latter half. */
export function PassageQuestion({ item }: { item: PassageItem }) {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('completeAll')}</p>
      <p lang="en" className="font-bold">
        {item.title}
      </p>
      <GapText id={item.id} text={item.text} />
    </div>
  );
}

function GapText({ id, text, className }: { id: string; text: string; className?: string }) {
  const t = useTranslations('questions');
  return (
    <p lang="en" className={`leading-[2.3] ${className ?? ''}`}>
      {splitGaps(text).map((part, index) => {
        if (typeof part === 'string') return part;
        return (
          <span key={index} className="whitespace-nowrap">
            {part.given}
            <LetterBox
              name={`${id}-${index}`}
              data-key={part.missing}
              maxLength={part.missing.length}
              aria-label={t('gap', { given: part.given, letters: part.missing.length })}
            />
          </span>
        );
      })}
    </p>
  );
}

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
