import { useFormatter, useTranslations } from 'next-intl';
import { RulerRow } from '@/components/ruler/ruler-row';
import { toldScore } from '@/lib/api/contract/exam/told-score';
import { buttonClass } from '@/components/ui/button';
import type { CallData } from '@/lib/api/contract/calls';

interface PastExamsProps {
  exams: CallData<'exams'>['exams'];
  /** Address of a report, before its id and a slash. */
  report: string;
}

export function PastExams({ exams, report }: PastExamsProps) {
  const t = useTranslations('exam.past');
  const format = useFormatter();
  const done = exams.filter(({ state }) => state === 'done');
  if (done.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-title font-bold">{t('title')}</h2>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {done.map(({ id, finishedAt, startedAt, overall }) => {
          const day = format.dateTime(new Date(finishedAt ?? startedAt), { dateStyle: 'long' });
          return (
            <li key={id} className="grid items-center gap-x-6 gap-y-2 p-5 sm:grid-cols-[minmax(0,1fr)_auto]">
              {overall ? (
                <div>
                  <dl className="ruler-rows">
                    <RulerRow label={day} {...overall} score={toldScore(overall.score)} />
                  </dl>
                  <p className="text-sm text-muted">{t('alone')}</p>
                </div>
              ) : (
                <p>
                  <span className="font-semibold">{day}</span>
                  <span className="block text-sm text-muted">{t('noScore')}</span>
                </p>
              )}
              <a
                href={`${report}/${id}`}
                aria-label={t('reportOf', { day })}
                className={buttonClass('secondary')}
              >
                {t('report')}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
