import { useFormatter, useTranslations } from 'next-intl';
import type { ExamReport, ReportAnswer } from '@/lib/api/contract/exam/report';
import type { ExamTask } from '@/lib/api/contract/exam/steps';
import { questionTypes } from '@/lib/questions/types';
import { AnswerRow } from './answer-row';
import { isGiven } from './verdict';

interface AnswerGroupProps {
  type: ExamTask;
  all: readonly ReportAnswer[];
  /** They keep the numbers that they have among `all`. */
  shown: readonly ReportAnswer[];
  report: ExamReport;
}

export function AnswerGroup({ type, all, shown, report }: AnswerGroupProps) {
  const t = useTranslations('report.answers');
  const format = useFormatter();
  const judged = all.filter(({ credit }) => credit !== null);
  const right = judged.filter(({ credit }) => credit === 1).length;
  const partly = judged.filter(({ credit }) => credit !== null && credit > 0 && credit < 1).length;
  return (
    <details className="print:break-inside-auto!">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 py-2">
        <h3 lang="en" className="grow font-semibold">
          {questionTypes[type].name}
        </h3>
        <span className="text-sm text-muted">
          {judged.length > 0
            ? t('allRight', { right, count: judged.length }) +
              (partly > 0 ? ` · ${t('partly')}: ${format.number(partly)}` : '')
            : t('given', { given: all.filter(({ asked }) => isGiven(asked)).length, count: all.length })}
        </span>
      </summary>
      <ul className="mb-4 divide-y divide-line border-t border-line">
        {shown.map((answer, place) => (
          <li key={answer.seq} className="print:break-inside-auto!">
            <AnswerRow
              answer={answer}
              number={all.indexOf(answer) + 1}
              report={report}
              isFirstOpen={shown.slice(0, place).every(({ asked }) => asked.of !== 'open')}
              before={shown.slice(0, place)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
