import { useFormatter, useTranslations } from 'next-intl';
import type { ExamReport, ExamScore } from '@/lib/api/contract/exam/report';
import { Part } from '../room/part';
import { chance, told } from './ranges';
import { ScoreRow } from './score-row';

interface EarlierExamsProps {
  report: ExamReport;
  /** Of a report, before its id and a slash. */
  address: string;
}

export function EarlierExams({ report: { overall, earlier }, address }: EarlierExamsProps) {
  const t = useTranslations('report.earlier');
  if (earlier.length === 0) return null;
  const exams = earlier.toSorted((one, other) => Date.parse(other.finishedAt) - Date.parse(one.finishedAt));
  return (
    <Part title={t('title')} lead={t('lead', { points: chance })}>
      <dl className="ruler-rows mt-2">
        <ScoreRow label={t('this')} score={overall} without={t('none')} />
        {exams.map((exam) => (
          <ScoreRow
            key={exam.id}
            label={<ReportLink exam={exam} address={address} />}
            score={exam.overall}
            without={t('none')}
            note={overall && exam.overall ? <Difference now={overall} then={exam.overall} /> : null}
          />
        ))}
      </dl>
    </Part>
  );
}

interface ReportLinkProps {
  exam: ExamReport['earlier'][number];
  address: string;
}

/** By its day; two of one day differ by the time that is heard. */
function ReportLink({ exam: { id, finishedAt }, address }: ReportLinkProps) {
  const t = useTranslations('report.earlier');
  const format = useFormatter();
  const moment = new Date(finishedAt);
  return (
    <a
      href={`${address}/${id}`}
      aria-label={t('reportOf', {
        date: format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short' }),
      })}
      className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
    >
      {format.dateTime(moment, { dateStyle: 'medium' })}
    </a>
  );
}

function Difference({ now, then }: { now: ExamScore; then: ExamScore }) {
  const t = useTranslations('report.earlier');
  const change = told(now).score - told(then).score;
  const points = Math.abs(change);
  return t(points < chance ? 'chance' : change > 0 ? 'up' : 'down', { points });
}
