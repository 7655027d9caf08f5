import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Span, Ticks } from '@/components/ruler/parts';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import { clock } from '@/lib/i18n/clock';

interface CellProps {
  task: ExamReport['tasks'][number];
}

interface RightCellProps extends CellProps {
  judged: number;
}

export function RightCell({ task: { asked, answered, share }, judged }: RightCellProps) {
  const t = useTranslations('report.tasks');
  const format = useFormatter();
  return (
    <Cell name={t(share === null ? 'questions' : 'right')}>
      {share === null
        ? t('answered', { answered, count: asked })
        : t('share', { share: format.number(share, { style: 'percent' }), count: judged })}
    </Cell>
  );
}

export function TimeCell({ task: { usedMs, limitMs } }: CellProps) {
  const t = useTranslations('report.tasks');
  const time = (ms: number) => clock(Math.round(ms / 1000));
  return <Cell name={t('time')}>{t('used', { used: time(usedMs), limit: time(limitMs) })}</Cell>;
}

export function LevelCell({ task: { level, share } }: CellProps) {
  const t = useTranslations('report.tasks');
  if (!level) {
    return (
      <Cell name={t('level')}>
        <span className="text-muted">{t(share === null ? 'notScored' : 'noLevel')}</span>
      </Cell>
    );
  }
  return (
    <Cell name={t('level')}>
      <span className="flex items-center gap-3">
        <span className="w-18 shrink-0 font-semibold">{t('between', level)}</span>
        <svg aria-hidden="true" className="ruler max-w-56 min-w-24" width="100%" height="22">
          <Span low={level.low} high={level.high} y={2} height={10} />
          <Ticks y={12} slim />
        </svg>
      </span>
    </Cell>
  );
}

/** On a phone a cell is a line, which begins with the name of its column. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td role="cell" className="max-sm:flex max-sm:gap-3 max-sm:border-0 max-sm:p-0 max-sm:pt-1">
      <span aria-hidden="true" className="w-24 shrink-0 text-muted sm:hidden">
        {name}
      </span>
      <span className="min-w-0 grow">{children}</span>
    </td>
  );
}
