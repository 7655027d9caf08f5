import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ListeningSet as ListeningItem, ListeningStep } from '@/lib/questions/item';
import { keyOf } from '@/lib/questions/judge/key';
import { listeningSteps } from '@/lib/questions/steps';
import { questionTypes } from '@/lib/questions/types';
import { Explanation, RightWords, Transcript } from '../answers';
import { BlankField } from '../fields/blank';
import { OptionsField } from '../fields/options';
import { Sound } from '../fields/sound';
import { QuestionRow } from '../question-row';
import type { Question } from '../question-slide';
import { Cast, Drawings, Face, Speaker, talkOf } from '../thread/people';
import { PartnerBubble, PastTurns, SaidWords } from '../thread/turns';
import { WritingField } from '../writing-field';

const { limits, plays } = questionTypes.interactiveListening;

interface ListeningSetProps {
  set: ListeningItem;
  name: string;
  /** What to read after the last question. */
  onward?: ReactNode;
}

/** Interactive Listening: a situation, a conversation with one time limit, and its summary. */
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
  return listeningSteps(set).map((step) => ({ id: step.id, key: keyOf(step), ...partsOf(set, step) }));
}

function partsOf(set: ListeningItem, step: ListeningStep): Pick<Question, 'question' | 'answer' | 'seconds'> {
  switch (step.step) {
    case 'complete':
      return { question: <Situation set={set} />, answer: <SituationAnswer set={set} /> };
    case 'reply':
      return {
        question: <Turn set={set} step={step} />,
        answer: (
          <>
            <div className="thread-paper grid gap-2">
              <Transcript text={step.said} />
              <RightWords text={step.replies.right} />
            </div>
            <p>
              <Explanation id={step.id} />
            </p>
          </>
        ),
      };
    case 'summary':
      return {
        seconds: limits.summary,
        question: <Summary set={set} />,
        answer: (
          <>
            <p>
              <Explanation id={step.id} />
            </p>
            <RightWords text={step.summary} />
          </>
        ),
      };
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

function Situation({ set }: { set: ListeningItem }) {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-4">
      <Drawings talk={talkOf(set)} />
      <Cast talk={talkOf(set)} />
      <p className="text-muted">{t('situation')}</p>
      <Sound name={`${set.id}-0`} text={set.scenario} />
      <ol className="grid gap-3">
        {set.complete.map(({ frame }, index) => {
          const [before, after] = frame.split('____');
          return (
            <li key={frame} lang="en" className="leading-[2.3]">
              {before}
              <BlankField name={`${set.id}-gap-${index}`} number={index + 1} />
              {after}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What was said before a turn, and what the right replies to it were. */
function Past({ set, before }: { set: ListeningItem; before: number }) {
  const t = useTranslations('questions.thread');
  const turns = listeningSteps(set).flatMap((step) =>
    step.step === 'reply' && step.turn < before
      ? [
          {
            number: numberOf(step.id),
            said: step.said,
            own: (
              <>
                <p lang="en">{step.replies.right}</p>
                <p className="thread-fixed">{t('corrected')}</p>
              </>
            ),
          },
        ]
      : [],
  );
  return <PastTurns talk={talkOf(set)} turns={turns} />;
}

const numberOf = (id: string) => Number(id.split('-').at(-1));

function Turn({ set, step }: { set: ListeningItem; step: Extract<ListeningStep, { step: 'reply' }> }) {
  const t = useTranslations('questions');
  const { id, turn, said, replies } = step;
  const talk = talkOf(set);
  return (
    <div className="thread">
      <div className="thread-talk">
        <Past set={set} before={turn} />
        <PartnerBubble talk={talk}>
          <Sound name={`${set.id}-${turn + 1}`} text={said} plays={plays} />
          <SaidWords text={said} />
        </PartnerBubble>
      </div>
      <div className="thread-replies">
        <Speaker talk={talk} side="you" />
        <OptionsField id={id} question={t('bestReply')} options={[replies.right, ...replies.wrong]} />
        <Face talk={talk} side="you" />
      </div>
    </div>
  );
}

function Summary({ set }: { set: ListeningItem }) {
  const t = useTranslations('questions');
  return (
    <div className="thread">
      <div className="thread-talk">
        <Past set={set} before={set.turns.length} />
        <p className="text-sm text-muted">{t('thread.mayDiffer')}</p>
      </div>
      <div className="grid content-start gap-3">
        <p className="text-lg font-semibold">{t('summarize')}</p>
        <WritingField />
      </div>
    </div>
  );
}
