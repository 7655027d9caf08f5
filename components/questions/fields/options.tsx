import { part } from '@/lib/questions/protocol';
import { shuffledIndexes } from '@/lib/questions/shuffle';
import type { Held } from './held';

interface OptionsFieldProps {
  /** Of the question, which also settles the order. */
  id: string;
  question: string;
  /** In English; else the question is in the reader's language. */
  isEnglish?: boolean;
  /** Each has its place here as its value, and is shown in another order. Where the value is not to tell what is right, it comes mixed. */
  options: readonly string[];
  held?: Held | undefined;
}

export function OptionsField({ id, question, isEnglish = false, options, held }: OptionsFieldProps) {
  return (
    <fieldset className="grid gap-3">
      <legend lang={isEnglish ? 'en' : undefined} {...part('asked')} className="mb-3 font-semibold">
        {question}
      </legend>
      {shuffledIndexes(options.length, id).map((index) => (
        <label key={index} lang="en" className="practice-choice practice-option">
          <input
            type="radio"
            name={id}
            value={index}
            {...(held && {
              checked: held.value === String(index),
              onChange: () => held.onChange(String(index)),
            })}
            className="sr-only"
          />
          {options[index]}
        </label>
      ))}
    </fieldset>
  );
}
