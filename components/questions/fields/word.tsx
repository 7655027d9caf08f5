import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { choiceOf, choices } from '@/lib/questions/choices';
import { part } from '@/lib/questions/protocol';
import type { HeldAnswer } from './held';

interface WordFieldProps {
  id: string;
  word: string;
  /** Takes the choice, by button or by key; without, it is entered into the form. */
  held?: HeldAnswer | undefined;
}

export function WordField({ id, word, held }: WordFieldProps) {
  return held ? <WordButtons word={word} held={held} /> : <WordChoice id={id} word={word} />;
}

function WordChoice({ id, word }: { id: string; word: string }) {
  const t = useTranslations('questions');
  return (
    <fieldset className="grid gap-6">
      <legend className="text-muted">{t('isWord')}</legend>
      <p lang="en" {...part('asked')} className="py-4 text-center text-3xl font-bold">
        {word}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {choices.map(({ value, name, key }) => (
          <label key={value} lang="en" className="practice-choice">
            <input type="radio" name={id} value={value} aria-keyshortcuts={key} className="sr-only" />
            {name}
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="key-hint -mt-3 text-center text-sm text-muted">
        {t('keys')}
      </p>
    </fieldset>
  );
}

function WordButtons({ word, held: { first, onAnswer } }: { word: string; held: HeldAnswer }) {
  const t = useTranslations('questions');
  const name = useId();
  return (
    <div
      ref={first}
      role="group"
      tabIndex={-1}
      aria-labelledby={name}
      className="grid gap-6 outline-none"
      onKeyDown={(event) => {
        const choice = choiceOf(event);
        if (choice) onAnswer([choice]);
      }}
    >
      <div id={name}>
        <p className="text-muted">{t('isWord')}</p>
        <p lang="en" className="py-6 text-center text-3xl font-bold">
          {word}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {choices.map(({ value, name: choice, key }) => (
          <button
            key={value}
            type="button"
            lang="en"
            aria-keyshortcuts={key}
            onClick={() => onAnswer([value])}
            className="practice-choice hover:border-action"
          >
            {choice}
          </button>
        ))}
      </div>
      <p aria-hidden="true" className="key-hint -mt-3 text-center text-sm text-muted">
        {t('keys')}
      </p>
    </div>
  );
}
