import { useTranslations } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import type { AskedListening, Exchange } from '@/lib/questions/judge/asked-steps';
import { part } from '@/lib/questions/protocol';
import { BlankField } from '../fields/blank';
import { OptionsField } from '../fields/options';
import { Cast, Drawings, Face, Speaker, type Talk } from '../thread/people';
import { PartnerBubble, PastTurns } from '../thread/turns';
import { WritingField } from '../writing-field';

interface ListeningFieldsProps {
  asked: AskedListening;
  talk: Talk;
  children: ReactNode;
}

export function ListeningFields({ asked, talk, children }: ListeningFieldsProps): ReactElement {
  const t = useTranslations('questions');
  switch (asked.step) {
    case 'complete':
      return (
        <div className="grid gap-4">
          <Drawings talk={talk} />
          <Cast talk={talk} />
          <p {...part('asked')} className="text-muted">
            {t('situation')}
          </p>
          {children}
          <ol className="grid gap-3">
            {asked.frames.map((frame, index) => {
              const [before, after] = frame.split('____');
              return (
                <li key={frame} lang="en" className="leading-[2.3]">
                  {before}
                  <BlankField name={`${talk.id}-gap-${index}`} number={index + 1} />
                  {after}
                </li>
              );
            })}
          </ol>
        </div>
      );
    case 'reply':
      return (
        <div className="thread">
          <div className="thread-talk">
            <Past talk={talk} before={asked.before} />
            <PartnerBubble talk={talk}>{children}</PartnerBubble>
          </div>
          <div className="thread-replies">
            <Speaker talk={talk} side="you" />
            <OptionsField id={asked.id} question={t('bestReply')} options={asked.options} />
            <Face talk={talk} side="you" />
          </div>
        </div>
      );
    case 'summary':
      return (
        <div className="thread">
          <div className="thread-talk">{children}</div>
          <div className="grid content-start gap-3">
            <p className="text-lg font-semibold">{t('summarize')}</p>
            <WritingField />
          </div>
        </div>
      );
  }
}

export function Past({ talk, before }: { talk: Talk; before: readonly Exchange[] }) {
  const t = useTranslations('questions.thread');
  const turns = before.map(({ reply, ...turn }) => ({
    ...turn,
    own: (
      <>
        <p lang="en">{reply}</p>
        <p className="thread-fixed">{t('corrected')}</p>
      </>
    ),
  }));
  return <PastTurns talk={talk} turns={turns} />;
}
