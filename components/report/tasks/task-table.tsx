import { useTranslations } from 'next-intl';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import { questionTypes } from '@/lib/questions/types';
import { Part } from '../room/part';
import { taskRows, type TaskRow } from './reached';
import { LevelCell, RightCell, TimeCell } from './task-cells';

const columns = ['task', 'right', 'time', 'level'] as const;

/**
 * What came of each task. On a phone its rows stand as blocks, whose cells say what they are; the roles keep it a table for whoever hears
 * it.
 */
export function TaskTable({ report }: { report: ExamReport }) {
  const t = useTranslations('report.tasks');
  const { tasks, answers } = report;
  const judgedOf = (type: TaskRow['type']) =>
    answers.filter((answer) => answer.type === type && answer.credit !== null).length;
  return (
    <Part title={t('title')} lead={tasks.some(({ level }) => level) ? t('lead') : undefined}>
      <table role="table" className="dense-table mt-4 max-sm:block">
        <caption className="sr-only">{t('title')}</caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {taskRows(report).map((row) => (
            <Row key={row.type} row={row} judged={judgedOf(row.type)} />
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Row({ row, judged }: { row: TaskRow; judged: number }) {
  const t = useTranslations('report.tasks');
  return (
    <tr role="row" className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-3">
      <th role="rowheader" scope="row" lang="en" className="max-sm:block max-sm:border-0 max-sm:p-0">
        {questionTypes[row.type].name}
      </th>
      {row.state === 'asked' ? (
        <>
          <RightCell task={row.task} judged={judged} />
          <TimeCell task={row.task} />
          <LevelCell task={row.task} />
        </>
      ) : (
        <td role="cell" colSpan={3} className="text-muted max-sm:block max-sm:border-0 max-sm:p-0">
          {t(row.state)}
        </td>
      )}
    </tr>
  );
}
