import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SpeakingSet as SpeakingItem } from '@/lib/questions/item';
import { keyOf } from '@/lib/questions/judge/key';
import { questionTypes } from '@/lib/questions/types';
import { Transcript } from '../answers';
import { Sound } from '../fields/sound';
import { QuestionRow } from '../question-row';
import { Recorder } from '../recording/recorder';
import { Rubric } from '../rubric';
import { Drawings, type Talk } from '../thread/people';
import { Take } from '../thread/take';
import { OwnBubble, PartnerBubble, PastTurns, SaidWords } from '../thread/turns';

const { limits, plays } = questionTypes.interactiveSpeaking;

interface SpeakingSetProps {
  set: SpeakingItem;
  name: string;
  /** What to read after the last question. */
  onward?: ReactNode;
}

/** Interactive Speaking: questions that are heard once, and answered aloud one after the other. */
export function SpeakingSet({ set, name, onward }: SpeakingSetProps) {
  const t = useTranslations('questions');
  return (
    <QuestionRow
      name={name}
      onward={onward}
      more="interactiveSpeaking"
      rule={t('openRules.converse', { count: set.questions.length, seconds: limits.answer })}
      note={`${t('voice')} ${t('synthetic')}`}
      questions={set.questions.map((text, index) => ({
        id: idOf(set, index),
        key: keyOf({ type: 'interactiveSpeaking', id: idOf(set, index) }),
        seconds: limits.answer,
        question: <Asked set={set} index={index} />,
        answer: (
          <>
            <div className="thread-paper">
              <Transcript text={text} />
            </div>
            <Rubric mode="speak" />
          </>
        ),
      }))}
    />
  );
}

const idOf = (set: SpeakingItem, index: number) => `${set.id}-${index + 1}`;

/** One question of the conversation, below those before it. */
function Asked({ set, index }: { set: SpeakingItem; index: number }) {
  const t = useTranslations('questions');
  const { [index]: text = '' } = set.questions;
  const talk: Talk = { id: set.id, partner: 'partner' };
  const turns = set.questions.slice(0, index).map((said, before) => ({
    number: before + 1,
    said,
    own: <Take question={idOf(set, before)} />,
  }));
  return (
    <div className="grid gap-4">
      {index === 0 ? <Drawings talk={talk} /> : null}
      <p className="text-muted">{t('answerHeard')}</p>
      <PastTurns talk={talk} turns={turns} />
      <PartnerBubble talk={talk}>
        <Sound name={idOf(set, index)} text={text} plays={plays} />
        <SaidWords text={text} />
      </PartnerBubble>
      <OwnBubble talk={talk}>
        <Recorder seconds={limits.answer} />
      </OwnBubble>
    </div>
  );
}
