import { useFormatter, useTranslations } from 'next-intl';
import type { ExamReport, ReportAnswer } from '@/lib/api/contract/exam/report';
import { clock } from '@/lib/i18n/clock';
import { filledWords } from '../asked/gap-parts';
import { Reviewed } from './reviewed';
import { VerdictMark } from './verdict';
import { Why } from './why';

interface AnswerRowProps {
  answer: ReportAnswer;
  /** From 1, within its task. */
  number: number;
  report: ExamReport;
  isFirstOpen: boolean;
  before: readonly ReportAnswer[];
}

export function AnswerRow({ answer, number, report, isFirstOpen, before }: AnswerRowProps) {
  const t = useTranslations('report.answers');
  const format = useFormatter();
  const { usedMs, timeUp, step, why } = answer;
  const text = textOf(answer);
  return (
    <details className="print:break-inside-auto!">
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-2 py-2 text-sm">
        <span className="w-6 shrink-0 text-end text-muted tabular-nums">{format.number(number)}</span>
        <span lang={step === null ? 'en' : undefined} className="min-w-0 grow truncate font-medium">
          {step === null ? lineOf(answer) : t(`steps.${step}`)}
        </span>
        <VerdictMark answer={answer} />
      </summary>
      <div className="grid gap-4 pb-6 sm:ps-8">
        <Reviewed
          answer={answer}
          report={report}
          isFirstOpen={isFirstOpen}
          isTextKnown={text !== undefined && before.some((one) => textOf(one) === text)}
        />
        {why === null ? null : <Why text={why} />}
        <p className="text-sm text-muted">
          {t(timeUp ? 'timeUp' : 'used', { time: clock(Math.round(usedMs / 1000)) })}
        </p>
      </div>
    </details>
  );
}

function lineOf({ asked }: ReportAnswer): string {
  switch (asked.of) {
    case 'word':
      return asked.word;
    case 'gaps':
      return asked.title ?? filledWords(asked.parts);
    case 'dictation':
      return asked.right;
    case 'choice':
      return asked.question ?? asked.before ?? '';
    case 'highlight':
      return asked.question;
    case 'open':
      return asked.prompt;
  }
}

function textOf({ asked }: ReportAnswer): string | undefined {
  if (asked.of === 'highlight') return asked.text;
  return asked.of === 'choice' ? (asked.before ?? undefined) : undefined;
}
