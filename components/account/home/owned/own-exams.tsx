import { toldScore } from '@/lib/api/contract/exam/told-score';
import { buttonClass } from '@/components/ui/button';
import type { AccountPurchase } from '@/lib/api/contract/entities';
import { packsLeft, runningPacks } from '@/lib/account/owned';
import { useDates, useHome } from '../home';
import { useExams } from '../own-calls';
import { Count, OwnedRow } from './owned-row';

/**
 * What is left of mock exams, or that one is open. That takes the place of a count of none, beside which nobody should look for the exam
 * that is under way.
 */
export function ExamsRow({ bought }: { bought: readonly AccountPurchase[] }) {
  const { t, settings, user } = useHome();
  const { texts, prices, exam } = settings;
  const { day, moment } = useDates();
  const open = useOwnExams().find(({ state }) => state === 'open');
  const left = user.examNum;
  const use = exam === null ? null : { href: exam, label: t('app.own.takeExam') };
  const buy = { href: `${prices}#packs`, label: t('app.own.buyExams') };
  const goOn = exam !== null && open && { href: exam, label: t('app.own.goOn'), look: 'primary' as const };
  return (
    <OwnedRow name={texts.exams} action={goOn || (left === 0 ? buy : use)}>
      {open ? (
        <>
          <span className="block font-semibold">{t('app.own.openExam')}</span>
          {open.openUntil === null ? null : (
            <span className="block text-sm text-muted">
              {t('app.own.openExamUntil', { time: moment(open.openUntil) })}
            </span>
          )}
        </>
      ) : null}
      {open && left === 0 ? null : <Count value={left} />}
      {packsLeft(runningPacks(bought), left).map(({ exams, usableUntil }) => (
        <span key={usableUntil} className="block text-sm text-muted">
          {t('app.own.packUntil', { count: exams, date: day(usableUntil) })}
        </span>
      ))}
    </OwnedRow>
  );
}

/** What came out of the exam that was sat last, and the way to its report; below everything, so that it pushes nothing of it down. */
export function LastExamRow() {
  const { t, settings } = useHome();
  const { exam, report, lang } = settings;
  const { day } = useDates();
  const last = useOwnExams().find(({ state }) => state === 'done');
  if (!last || exam === null) return null;
  const { id, finishedAt, startedAt, overall } = last;
  const date = day(finishedAt ?? startedAt);
  return (
    <OwnedRow name={t('app.own.lastExam')} action={{ href: `${report}/${id}`, label: t('app.own.report') }}>
      {overall ? (
        <>
          <strong>{new Intl.NumberFormat(lang).format(toldScore(overall.score))}</strong>{' '}
          <span className="text-muted">{t('app.own.likely', { low: overall.low, high: overall.high })}</span>
        </>
      ) : (
        t('app.own.noScore')
      )}
      <span className="block text-sm text-muted">{overall ? `${date} · ${t('app.own.alone')}` : date}</span>
      <a href={exam} className={buttonClass('link')}>
        {t('app.own.allExams')}
      </a>
    </OwnedRow>
  );
}

/** The exams of the user, newest first; none while they are asked for, where that fails, or where no exams are sat on this site. */
function useOwnExams() {
  const exams = useExams(useHome().settings.exam !== null);
  return exams.state === 'known' ? exams.data.exams : [];
}
