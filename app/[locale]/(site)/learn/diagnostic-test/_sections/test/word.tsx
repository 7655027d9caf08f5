import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { GivenAnswer } from '@/lib/questions/kept';
import { useFocus } from './use-focus';

/** As they are named in the test, each with its key. */
const choices = [
  { value: 'yes', name: 'Yes', key: 'y' },
  { value: 'no', name: 'No', key: 'n' },
] as const;

/** Read and Select: a string of letters and two buttons, which are the answer. */
export function Word({ word, onAnswer }: { word: string; onAnswer: (given: GivenAnswer) => void }) {
  const t = useTranslations('questions');
  const group = useFocus<HTMLDivElement>(true);
  const id = useId();
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className="grid gap-6 outline-none"
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (ctrlKey || metaKey || altKey) return;
        const choice = choices.find((one) => one.key === key.toLowerCase());
        if (choice) onAnswer([choice.value]);
      }}
    >
      <div id={id}>
        <p className="text-muted">{t('isWord')}</p>
        <p lang="en" className="py-6 text-center text-3xl font-bold">
          {word}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {choices.map(({ value, name, key }) => (
          <button
            key={value}
            type="button"
            lang="en"
            aria-keyshortcuts={key}
            onClick={() => onAnswer([value])}
            className="practice-choice hover:border-action"
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
