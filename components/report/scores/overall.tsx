import { useFormatter, useTranslations } from 'next-intl';
import { Ruler } from '@/components/ruler/ruler';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import { levelsIn, levelWord, told } from './ranges';

/** Whether the overall counts all four skills: only where a scorer has judged what was written and said. */
export const countsAll = ({ writing, speaking }: ExamReport['subscores']): boolean =>
  writing !== null && speaking !== null;

export function Overall({ report: { overall, subscores, finishedAt } }: { report: ExamReport }) {
  const t = useTranslations('report.overall');
  const format = useFormatter();
  const all = countsAll(subscores);
  const { reading, listening } = subscores;
  const isApart = reading && listening && (reading.high < listening.low || listening.high < reading.low);
  return (
    <section aria-labelledby="overall-title" className="mt-6 rounded-card bg-tint p-5 sm:p-8 print:pb-8!">
      <p className="font-semibold text-tint-strong">
        {t('of', { date: format.dateTime(new Date(finishedAt), { dateStyle: 'long' }) })}
      </p>
      <h2 id="overall-title" className="mt-1 font-bold">
        {overall ? t(all ? 'titleAll' : 'title') : t('none')}
      </h2>
      {overall ? (
        <>
          <p className="mt-1 text-display font-bold">{t('between', { ...told(overall) })}</p>
          <p className="mt-2 max-w-prose text-lead">
            {isApart && !all
              ? t('apart', { reading: levelsIn(reading), listening: levelsIn(listening) })
              : t(`level.${levelWord(overall)}`, { levels: levelsIn(overall) })}
          </p>
          <div className="mt-4">
            <Ruler value={told(overall)} />
          </div>
          <p className="mt-2 max-w-prose text-sm text-muted">{t(all ? 'estimate' : 'alone')}</p>
        </>
      ) : (
        <p className="mt-2 max-w-prose">{t('noneLead')}</p>
      )}
    </section>
  );
}
