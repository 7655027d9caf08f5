import { useTranslations } from 'next-intl';
import { setSeconds, type ListeningSet as ListeningItem } from '@/lib/questions/sets';
import { plainTyping } from '../plain-typing';
import { QuestionRow } from '../question-row';
import type { Question } from '../question-slide';
import { useExplanation } from '../texts';
import { WritingField } from '../writing-field';
import { OptionList, RightWords } from './options';
import { Sound, Transcript } from './sound';

/** Interactive Listening: a situation, a conversation with one time limit, and its summary. */
export function ListeningSet({ set, name }: { set: ListeningItem; name: string }) {
  const t = useTranslations('questions');
  return (
    <QuestionRow
      name={name}
      rule={t('rules.interactiveListening', { seconds: setSeconds.summary })}
      seconds={setSeconds.conversation}
      questions={[situation(set), ...set.turns.map((_, turn) => turnQuestion(set, turn)), summary(set)]}
      note={t('synthetic')}
      hasResult
    />
  );
}

function situation(set: ListeningItem): Question {
  return {
    id: `${set.id}-1`,
    kind: 'gaps',
    question: <Situation set={set} />,
    answer: (
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
    ),
  };
}

function Explanation({ id }: { id: string }) {
  return <>{useExplanation(id)}</>;
}

function Situation({ set }: { set: ListeningItem }) {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('situation')}</p>
      <Sound name={`${set.id}-0`} text={set.scenario} />
      <ol className="grid gap-3">
        {set.complete.map(({ frame, answers }, index) => {
          const [before, after] = frame.split('____');
          return (
            <li key={frame} lang="en" className="leading-[2.3]">
              {before}
              <input
                name={`${set.id}-gap-${index}`}
                data-key={answers.join('|')}
                maxLength={60}
                aria-label={t('blank', { number: index + 1 })}
                {...plainTyping}
                className="practice-blank"
              />
              {after}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function turnQuestion(set: ListeningItem, turn: number): Question {
  const { said = '', replies = { right: '', wrong: [] } } = set.turns[turn] ?? {};
  const id = `${set.id}-${turn + 4}`;
  return {
    id,
    kind: 'pick',
    question: <Turn set={set} turn={turn} />,
    answer: (
      <>
        <Transcript text={said} />
        <RightWords text={replies.right} />
        <p>
          <Explanation id={id} />
        </p>
      </>
    ),
  };
}

function Turn({ set, turn }: { set: ListeningItem; turn: number }) {
  const t = useTranslations('questions');
  const own = set.turns[turn - 1]?.replies.right;
  const { said = '', replies } = set.turns[turn] ?? {};
  return (
    <div className="grid gap-5">
      {own ? (
        <p lang="en" className="max-w-prose justify-self-end rounded-card bg-tint px-5 py-3">
          {own}
        </p>
      ) : null}
      <Sound name={`${set.id}-${turn + 1}`} text={said} plays={1} />
      {replies ? (
        <OptionList id={`${set.id}-${turn + 4}`} question={t('bestReply')} options={replies} />
      ) : null}
    </div>
  );
}

function summary(set: ListeningItem): Question {
  return {
    id: `${set.id}-9`,
    kind: 'write',
    seconds: setSeconds.summary,
    question: <Summary />,
    answer: (
      <>
        <p>
          <Explanation id={`${set.id}-9`} />
        </p>
        <RightWords text={set.summary} />
      </>
    ),
  };
}

function Summary() {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-4">
      <p className="text-lg font-semibold">{t('summarize')}</p>
      <WritingField />
    </div>
  );
}
