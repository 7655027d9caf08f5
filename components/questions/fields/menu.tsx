import { useTranslations } from 'next-intl';
import { part } from '@/lib/questions/protocol';
import { shuffledIndexes } from '@/lib/questions/shuffle';
import { heldBy, type Held } from './held';

interface MenuFieldProps {
  /** Of the gap, which also settles the order. */
  id: string;
  /** From 1: which gap of the text it is. */
  number: number;
  words: readonly string[];
  held?: Held | undefined;
}

export function MenuField({ id, number, words, held }: MenuFieldProps) {
  const t = useTranslations('questions');
  return (
    <span {...part('gap')} className="practice-field">
      <select
        name={id}
        aria-label={t('menu', { number })}
        {...(heldBy(held) ?? { defaultValue: '' })}
        className="practice-menu"
      >
        <option value="" />
        {shuffledIndexes(words.length, id).map((index) => (
          <option key={index}>{words[index]}</option>
        ))}
      </select>
    </span>
  );
}
