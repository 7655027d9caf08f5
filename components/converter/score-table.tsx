import { useFormatter, useTranslations } from 'next-intl';
import { noonOf } from '@/lib/site/day';
import { facts } from '@/lib/site/facts';
import { firmFrom, scoreTable, scoreTableSources } from '@/lib/site/score-table';

export function ScoreTable() {
  const t = useTranslations('converter');
  const format = useFormatter();
  const last = scoreTable.at(-1)?.det;
  return (
    <div className="article-table score-rows">
      <table>
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('score')}</th>
            <th scope="col">{t('ielts')}</th>
            <th scope="col">{t('toefl')}</th>
            <th scope="col">{t('newToefl')}</th>
            <th scope="col">{t('cefr')}</th>
          </tr>
        </thead>
        <tbody>
          {scoreTable.map(({ det, ielts, toefl, newToefl, cefr }) => (
            <tr key={det}>
              <th scope="row">
                {det === last ? `${facts.scale.min}–${det}` : det}
                {det < firmFrom ? ' *' : ''}
              </th>
              <td>{ielts}</td>
              <td>{toefl}</td>
              <td>{newToefl}</td>
              <td>{cefr}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted">{t('firm', { score: firmFrom })}</p>
      <p className="mt-2 text-sm text-muted">
        {t('checked', {
          checked: format.dateTime(noonOf(scoreTableSources.checked), { dateStyle: 'long' }),
          since: format.dateTime(noonOf(scoreTableSources.since), { month: 'long', year: 'numeric' }),
        })}
      </p>
    </div>
  );
}
