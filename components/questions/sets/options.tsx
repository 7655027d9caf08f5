import { useTranslations } from 'next-intl';
import type { Options } from '@/lib/questions/sets';
import { shuffledIndexes } from '@/lib/questions/shuffle';

interface OptionListProps {
  /** Of the question, which also settles the order. */
  id: string;
  question: string;
  /** In English; else the question is in the reader's language. */
  isEnglish?: boolean;
  options: Options;
}

/** Sentences of which one is right. The first of the file is; they are shown in another order. */
export function OptionList({ id, question, isEnglish = false, options }: OptionListProps) {
  const all = [options.right, ...options.wrong];
  return (
    <fieldset data-key="0" className="grid gap-3">
      <legend lang={isEnglish ? 'en' : undefined} className="mb-3 font-semibold">
        {question}
      </legend>
      {shuffledIndexes(all.length, id).map((index) => (
        <label key={index} lang="en" className="practice-choice practice-option">
          <input type="radio" name={id} value={index} className="sr-only" />
          {all[index]}
        </label>
      ))}
    </fieldset>
  );
}

/** What is right, for the folded answer. */
export function RightWords({ text }: { text: string }) {
  const t = useTranslations('questions');
  return (
    <p>
      {t('rightIs')}{' '}
      <span lang="en" className="font-semibold">
        {text}
      </span>
    </p>
  );
}
