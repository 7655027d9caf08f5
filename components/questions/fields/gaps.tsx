import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import type { AskedPart } from '@/lib/questions/judge/key';
import { part } from '@/lib/questions/protocol';
import { goBetween, handOn } from './hand-on';
import { heldBy, heldPart, type HeldAnswer } from './held';
import { LetterBox } from './letter-box';

interface GapsFieldProps {
  id: string;
  task: string;
  title?: string;
  parts: readonly AskedPart[];
  isLarge?: boolean;
  held?: HeldAnswer | undefined;
}

export function GapsField({ id, task, title, parts, isLarge = false, held }: GapsFieldProps) {
  const t = useTranslations('questions');
  const gaps = parts.filter((part) => typeof part !== 'string');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{task}</p>
      {title === undefined ? null : (
        <p lang="en" {...part('asked')} className="font-bold">
          {title}
        </p>
      )}
      <p lang="en" className={`leading-[2.3] ${isLarge ? 'text-lg' : ''}`}>
        {parts.map((asked, place) => {
          if (typeof asked === 'string') return asked;
          const { given, letters } = asked;
          return (
            <span key={place} {...part('gap')} className="whitespace-nowrap">
              {given}
              <LetterBox
                name={`${id}-${place}`}
                maxLength={letters}
                aria-label={t('gap', { given, letters })}
                {...boxHeld(held, gaps.indexOf(asked), gaps.length)}
              />
            </span>
          );
        })}
      </p>
    </div>
  );
}

/** In a practice set its script hands on. */
function boxHeld(held: HeldAnswer | undefined, index: number, count: number) {
  if (!held) return undefined;
  const box = heldPart(held, index, count);
  return {
    ...heldBy(box),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      // Whoever has typed a word presses the space bar.
      box.onChange(currentTarget.value.replaceAll(/\s/g, ''));
      handOn(currentTarget);
    },
    onKeyDown: goBetween,
  };
}
