import { useTranslations } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import type { AskedReading } from '@/lib/questions/judge/asked-steps';
import { part } from '@/lib/questions/protocol';
import { heldPart, type Held, type HeldAnswer } from '../fields/held';
import { HighlightField } from '../fields/highlight';
import { MenuField } from '../fields/menu';
import { OptionsField } from '../fields/options';

export function ReadingFields({ asked, held }: { asked: AskedReading; held?: HeldAnswer }): ReactElement {
  const t = useTranslations('questions');
  const whole = held && heldPart(held, 0, 1);
  switch (asked.step) {
    case 'menus':
      return <MenuText asked={asked} held={held} />;
    case 'missing':
      return (
        <AboutText asked={asked} question={t('missingSentence')} held={whole}>
          {asked.before}
          <b className="text-action">[…]</b>
          {asked.after}
        </AboutText>
      );
    case 'highlight':
      return <HighlightField text={asked.text} question={asked.question} held={whole} />;
    case 'idea':
    case 'titles':
      return (
        <AboutText asked={asked} question={t(asked.step)} held={whole}>
          {asked.text}
        </AboutText>
      );
  }
}

interface MenuTextProps {
  asked: Extract<AskedReading, { step: 'menus' }>;
  held: HeldAnswer | undefined;
}

function MenuText({ asked: { id, parts }, held }: MenuTextProps) {
  const t = useTranslations('questions');
  const menus = parts.filter((part) => typeof part !== 'string' && 'words' in part);
  return (
    <div className="grid gap-4">
      <p {...part('asked')} className="text-muted">
        {t('chooseWords')}
      </p>
      <p lang="en" className="max-w-prose leading-[2.3]">
        {parts.map((part, place) => {
          if (typeof part === 'string') return part;
          if ('isMissing' in part) return '[…]';
          const index = menus.indexOf(part);
          const own = held && heldPart(held, index, menus.length);
          return (
            <MenuField key={place} id={`${id}-${place}`} number={index + 1} words={part.words} held={own} />
          );
        })}
      </p>
    </div>
  );
}

interface AboutTextProps {
  asked: Extract<AskedReading, { options: unknown }>;
  question: string;
  held: Held | undefined;
  children: ReactNode;
}

function AboutText({ asked: { id, options }, question, held, children }: AboutTextProps) {
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="min-w-0">
        {/* Where the choices stand below a long text, one reads first what is asked. */}
        <p aria-hidden="true" className="mb-3 font-semibold lg:hidden">
          {question}
        </p>
        <p lang="en" className="leading-relaxed whitespace-pre-line">
          {children}
        </p>
      </div>
      <div className="min-w-0">
        <OptionsField id={id} question={question} options={options} held={held} />
      </div>
    </div>
  );
}
