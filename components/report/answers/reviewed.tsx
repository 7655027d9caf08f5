import { useTranslations } from 'next-intl';
import { isSpoken, questionTypes } from '@/lib/questions/types';
import type { ExamReport, ReportAnswer } from '@/lib/api/contract/exam/report';
import { Chosen } from '../asked/chosen';
import { Dictated } from '../asked/dictated';
import { Gaps } from '../asked/gaps';
import { HearAgain } from '../asked/hear-again';
import { Highlighted } from '../asked/highlighted';
import { OpenAnswer } from '../asked/open-answer';
import { JudgedWord } from '../asked/judged-word';

interface ReviewedProps {
  answer: ReportAnswer;
  report: ExamReport;
  isFirstOpen: boolean;
  isTextKnown: boolean;
}

export function Reviewed({ answer, report, isFirstOpen, isTextKnown }: ReviewedProps) {
  const t = useTranslations('report.answers');
  const { asked, type, step } = answer;
  const again = (text: string) => <HearAgain exam={report.id} seq={answer.seq} text={text} />;
  switch (asked.of) {
    case 'word':
      return (
        <>
          <Task text="isWord" />
          <JudgedWord {...asked} />
        </>
      );
    case 'gaps':
      return (
        <>
          <Task text={gapTasks[step ?? type] ?? 'complete'} />
          {step === 'complete' ? again(t('steps.complete')) : null}
          {asked.heard ? <Transcript text={asked.heard} /> : null}
          <Gaps {...asked} />
        </>
      );
    case 'dictation':
      return (
        <>
          <Task text="typeHeard" />
          {again(asked.right)}
          <Dictated {...asked} isRight={answer.credit === 1} />
        </>
      );
    case 'choice':
      return (
        <>
          {step === 'reply' ? again(asked.before ?? t('steps.reply')) : null}
          <Chosen {...asked} id={`q${answer.seq}`} isHeard={step === 'reply'} isTextKnown={isTextKnown}>
            <Task text={choiceTasks[step ?? type] ?? 'idea'} />
          </Chosen>
        </>
      );
    case 'highlight':
      return (
        <>
          <Task text="selectWords" />
          <Highlighted {...asked} />
        </>
      );
    case 'open':
      return (
        <>
          {step === 'summary' ? <Task text="summarize" /> : null}
          {type === 'interactiveSpeaking' ? again(asked.prompt) : null}
          <OpenAnswer
            {...asked}
            exam={report.id}
            seq={answer.seq}
            mode={isSpoken(answer.type) ? 'speak' : 'write'}
            seconds={secondsFor(answer)}
            until={report.recordingsUntil}
            isFirst={isFirstOpen}
          />
        </>
      );
  }
}

/** Of the second part of Interactive Writing, which has a time of its own, and of a summary nothing is said. */
function secondsFor({ type }: ReportAnswer): number | null {
  const { limits } = questionTypes[type];
  return isSpoken(type) && 'answer' in limits ? limits.answer : null;
}

type Key = NonNullable<ReportAnswer['step']> | ReportAnswer['type'];

const gapTasks: Readonly<Partial<Record<Key, 'completeAll' | 'chooseWords' | 'situation'>>> = {
  readAndComplete: 'completeAll',
  menus: 'chooseWords',
  complete: 'situation',
};

const choiceTasks: Readonly<Partial<Record<Key, 'missingSentence' | 'idea' | 'titles' | 'bestReply'>>> = {
  missing: 'missingSentence',
  idea: 'idea',
  titles: 'titles',
  reply: 'bestReply',
};

function Task({
  text,
}: {
  text:
    | 'isWord'
    | 'complete'
    | 'typeHeard'
    | 'selectWords'
    | 'summarize'
    | NonNullable<(typeof gapTasks)[Key]>
    | NonNullable<(typeof choiceTasks)[Key]>;
}) {
  return <p className="text-sm text-muted">{useTranslations('questions')(text)}</p>;
}

function Transcript({ text }: { text: string }) {
  const t = useTranslations('questions');
  return (
    <div>
      <p className="text-sm text-muted">{t('transcript')}</p>
      <p lang="en" className="max-w-prose">
        {text}
      </p>
    </div>
  );
}
