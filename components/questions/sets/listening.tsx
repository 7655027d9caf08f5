import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ListeningSet as ListeningItem, ListeningStep } from '@/lib/questions/item';
import { askedListening, exchangesIn } from '@/lib/questions/judge/asked-steps';
import { keyOf } from '@/lib/questions/judge/key';
import { heardName } from '@/lib/questions/sounds';
import { listeningSteps } from '@/lib/questions/steps';
import { questionTypes } from '@/lib/questions/types';
import { Explanation, RightWords, Transcript } from '../answers';
import { Sound } from '../fields/sound';
import { QuestionRow } from '../question-row';
import type { Question } from '../question-slide';
import { talkOf } from '../thread/people';
import { SaidWords } from '../thread/turns';
import { ListeningFields, Past } from './listening-fields';

const { limits, plays } = questionTypes.interactiveListening;

interface ListeningSetProps {
  set: ListeningItem;
  name: string;
  onward?: ReactNode;
}

export function ListeningSet({ set, name, onward }: ListeningSetProps) {
  const t = useTranslations('questions');
  return (
    <QuestionRow
      name={name}
      onward={onward}
      more="interactiveListening"
      rule={t('rules.interactiveListening', { seconds: limits.summary })}
      seconds={limits.conversation}
      questions={listeningQuestions(set)}
      note={`${t('fiveReplies')} ${t('synthetic')}`}
    />
  );
}

function listeningQuestions(set: ListeningItem): Question[] {
  const asked = askedListening(set);
  return listeningSteps(set).map((step, index) => ({
    id: step.id,
    key: keyOf(step),
    seconds: step.step === 'summary' ? limits.summary : undefined,
    question: asked[index] && (
      <ListeningFields asked={asked[index]} talk={talkOf(set)}>
        <Heard set={set} step={step} />
      </ListeningFields>
    ),
    answer: <Answer set={set} step={step} />,
  }));
}

interface StepProps {
  set: ListeningItem;
  step: ListeningStep;
}

function Heard({ set, step }: StepProps) {
  const t = useTranslations('questions.thread');
  switch (step.step) {
    case 'complete':
      return <Sound name={heardName(set.id, 'situation')} text={set.scenario} />;
    case 'reply':
      return (
        <>
          <Sound name={heardName(set.id, step.turn)} text={step.said} plays={plays} />
          <SaidWords text={step.said} />
        </>
      );
    case 'summary':
      return (
        <>
          <Past talk={talkOf(set)} before={exchangesIn(set)} />
          <p className="text-sm text-muted">{t('mayDiffer')}</p>
        </>
      );
  }
}

function Answer({ set, step }: StepProps) {
  switch (step.step) {
    case 'complete':
      return <SituationAnswer set={set} />;
    case 'reply':
      return (
        <>
          <div className="thread-paper grid gap-2">
            <Transcript text={step.said} />
            <RightWords text={step.replies.right} />
          </div>
          <p>
            <Explanation id={step.id} />
          </p>
        </>
      );
    case 'summary':
      return (
        <>
          <p>
            <Explanation id={step.id} />
          </p>
          <RightWords text={step.summary} />
        </>
      );
  }
}

function SituationAnswer({ set }: { set: ListeningItem }) {
  return (
    <>
      <Transcript text={set.scenario} />
      <ol className="grid list-decimal gap-2 ps-5">
        {set.complete.map(({ frame, answers }, index) => (
          <li key={frame}>
            <span lang="en" className="font-semibold">
              {frame.replace('____', answers[0] ?? '')}
            </span>{' '}
            <Explanation id={`${set.id}-${index + 1}`} />
          </li>
        ))}
      </ol>
    </>
  );
}
