import { useTranslations } from 'next-intl';
import { part } from '@/lib/questions/protocol';
import { heldBy, type Held } from './held';
import { handOnByEnter } from './hand-on';
import { plainTyping } from './plain-typing';

interface BlankFieldProps {
  name: string;
  /** From 1: which blank of the question it is. */
  number: number;
  held?: Held | undefined;
}

export function BlankField({ name, number, held }: BlankFieldProps) {
  const t = useTranslations('questions');
  return (
    <span {...part('gap')} className="practice-field">
      <input
        name={name}
        maxLength={60}
        aria-label={t('blank', { number })}
        {...heldBy(held)}
        {...(held && { onKeyDown: handOnByEnter })}
        {...plainTyping}
        className="practice-blank"
      />
    </span>
  );
}
