import { useFormatter, useTranslations } from 'next-intl';
import type { Correction } from '@/lib/correction/correction';
import { useMarkWords } from '../result/said';
import type { Change, Compared } from './compared';

interface ChangeTableProps extends Compared {
  earlier: Correction['score'];
  later: Correction['score'];
}

export function ChangeTable({ counts, kinds, earlier, later }: ChangeTableProps) {
  const t = useTranslations('correction-room.compare');
  const words = useMarkWords();
  return (
    <table className="dense-table mt-3 max-xs:text-sm">
      <caption className="sr-only">{t('what')}</caption>
      <thead>
        <tr>
          {(['counted', 'before', 'after', 'changed'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <ScoreRow before={earlier} after={later} />
        {counts.map(({ what, ...change }) => (
          <ChangeRow key={what} name={t(what)} {...change} />
        ))}
        {kinds.map(({ kind, ...change }) => (
          <ChangeRow key={kind} name={words.kind(kind)} isPart {...change} />
        ))}
      </tbody>
    </table>
  );
}

interface ChangeRowProps extends Change {
  name: string;
  isPart?: boolean;
}

function ChangeRow({ name, before, after, isPart = false }: ChangeRowProps) {
  const t = useTranslations('correction-room.compare');
  const format = useFormatter();
  const difference = after - before;
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <tr>
      <th scope="row" className="wrap-anywhere hyphens-auto">
        {isPart ? <span className="block ps-4 font-normal">{name}</span> : name}
      </th>
      <td>{number(before)}</td>
      <td>{number(after)}</td>
      <td className={difference === 0 ? 'text-muted' : 'font-semibold'}>
        {difference === 0
          ? t('same')
          : t(difference < 0 ? 'less' : 'more', { count: number(Math.abs(difference)) })}
      </td>
    </tr>
  );
}

/** The estimates, which are ranges: their difference is no number. Nothing where neither try has one. */
function ScoreRow({ before, after }: Record<'before' | 'after', Correction['score']>) {
  const t = useTranslations('correction-room.compare');
  if (before === null && after === null) return null;
  const said = (score: Correction['score']) => (score === null ? t('noScore') : t('range', score));
  const isApart = before !== null && after !== null && (after.low > before.high || after.high < before.low);
  return (
    <tr>
      <th scope="row">{t('score')}</th>
      <td className="whitespace-nowrap">{said(before)}</td>
      <td className="whitespace-nowrap">{said(after)}</td>
      <td className="text-muted">
        {before === null || after === null ? '' : t(isApart ? 'apart' : 'chance')}
      </td>
    </tr>
  );
}
