import { useTranslations } from 'next-intl';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import { Part } from '../room/part';
import { isSpeakingLeftOut } from '../tasks/reached';
import { ScoreRow } from './score-row';

const skills = ['reading', 'listening', 'writing', 'speaking'] as const;

export function Skills({ report }: { report: ExamReport }) {
  const { subscores } = report;
  const t = useTranslations('report.skills');
  const task = useTranslations('report.tasks');
  const name = useTranslations('courses.sections');
  const isOpen = (skill: (typeof skills)[number]) => skill === 'writing' || skill === 'speaking';
  return (
    <Part title={t('title')}>
      <dl className="ruler-rows mt-2">
        {skills.map((skill) => (
          <ScoreRow
            key={skill}
            label={name(`${skill}.title`)}
            score={subscores[skill]}
            without={
              skill === 'speaking' && isSpeakingLeftOut(report)
                ? task('leftOut')
                : t(isOpen(skill) ? 'notScored' : 'tooLittle')
            }
          />
        ))}
      </dl>
      {skills.some((skill) => isOpen(skill) && subscores[skill] === null) ? (
        <p className="mt-2 max-w-prose text-sm text-muted">{t('why')}</p>
      ) : null}
    </Part>
  );
}
