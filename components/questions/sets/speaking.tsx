import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SpeakingSet as SpeakingItem, SpeakingStep } from '@/lib/questions/item';
import { askedSpeaking, type AskedSpeaking } from '@/lib/questions/judge/asked-steps';
import { keyOf } from '@/lib/questions/judge/key';
import { speakingSteps } from '@/lib/questions/steps';
import { questionTypes } from '@/lib/questions/types';
import { Transcript } from '../answers';
import { Sound } from '../fields/sound';
import { QuestionRow } from '../question-row';
import type { Question } from '../question-slide';
import { Recorder } from '../recording/recorder';
import { Rubric } from '../rubric';
import { Drawings, type Talk } from '../thread/people';
import { Take } from '../thread/take';
import { OwnBubble, PartnerBubble, PastTurns, SaidWords } from '../thread/turns';

const { limits, plays } = questionTypes.interactiveSpeaking;

interface SpeakingSetProps {
  set: SpeakingItem;
  name: string;
  onward?: ReactNode;
}

export function SpeakingSet({ set, name, onward }: SpeakingSetProps) {
  const t = useTranslations('questions');
  return (
    <QuestionRow
      name={name}
      onward={onward}
      more="interactiveSpeaking"
      rule={t('openRules.converse', { count: set.questions.length, seconds: limits.answer })}
      note={`${t('voice')} ${t('synthetic')}`}
      questions={speakingQuestions(set)}
    />
  );
}

function speakingQuestions(set: SpeakingItem): Question[] {
  const asked = askedSpeaking(set);
  return speakingSteps(set).map((step, index, steps) => ({
    id: step.id,
    key: keyOf(step),
    seconds: limits.answer,
    question: asked[index] && (
      <Asked
        asked={asked[index]}
        talk={{ id: set.id, partner: 'partner' }}
        said={step.said}
        before={steps.slice(0, index)}
      />
    ),
    answer: (
      <>
        <div className="thread-paper">
          <Transcript text={step.said} />
        </div>
        <Rubric mode="speak" />
      </>
    ),
  }));
}

interface AskedProps {
  asked: AskedSpeaking;
  talk: Talk;
  said: string;
  before: readonly SpeakingStep[];
}

function Asked({ asked, talk, said, before }: AskedProps) {
  const t = useTranslations('questions');
  const turns = before.map((step) => ({ ...step, own: <Take question={step.id} /> }));
  return (
    <div className="grid gap-4">
      {before.length === 0 ? <Drawings talk={talk} /> : null}
      <p className="text-muted">{t('answerHeard')}</p>
      <PastTurns talk={talk} turns={turns} />
      <PartnerBubble talk={talk}>
        <Sound name={asked.id} text={said} plays={plays} />
        <SaidWords text={said} />
      </PartnerBubble>
      <OwnBubble talk={talk}>
        <Recorder seconds={limits.answer} />
      </OwnBubble>
    </div>
  );
}
