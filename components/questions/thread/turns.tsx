import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { part } from '@/lib/questions/protocol';
import { Face, Speaker, type Talk } from './people';

interface BubbleProps {
  talk: Talk;
  children: ReactNode;
}

export function PartnerBubble({ talk, children }: BubbleProps) {
  return (
    <div className="thread-row">
      <Face talk={talk} side="partner" />
      <div className="thread-bubble">
        <Speaker talk={talk} side="partner" />
        {children}
      </div>
    </div>
  );
}

export function OwnBubble({ talk, children }: BubbleProps) {
  return (
    <div className="thread-row thread-mine">
      <div className="thread-bubble">
        <Speaker talk={talk} side="you" />
        {children}
      </div>
      <Face talk={talk} side="you" />
    </div>
  );
}

/** The words of a turn that is heard first: they are shown once it is answered (thread.css). Without script the folded answer has them. */
export const SaidWords = ({ text }: { text: string }) => (
  <p lang="en" {...part('asked')} className="thread-said">
    {text}
  </p>
);

interface PastTurn {
  id: string;
  said: string;
  own: ReactNode;
}

/**
 * The conversation up to a question, each turn once its own question is answered (thread.css). Where there is little room one scrolls in
 * it, from the end.
 */
export function PastTurns({ talk, turns }: { talk: Talk; turns: readonly PastTurn[] }) {
  const t = useTranslations('questions.thread');
  if (turns.length === 0) return null;
  return (
    // Somebody without a mouse scrolls it by keys.
    <div role="group" aria-label={t('past', { count: turns.length })} tabIndex={0} className="thread-past">
      <ol className="grid gap-3">
        {turns.map(({ id, said, own }) => (
          <li key={numberOf(id)} data-turn={numberOf(id)} className="grid gap-2">
            <PartnerBubble talk={talk}>
              <p lang="en">{said}</p>
            </PartnerBubble>
            <OwnBubble talk={talk}>{own}</OwnBubble>
            <p className="thread-open">{t('open')}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The last part of a question's id, by which the stylesheet finds what became of it (past.css). */
const numberOf = (id: string) => Number(id.split('-').at(-1));
