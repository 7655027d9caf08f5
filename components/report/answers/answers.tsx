import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import { examTasks } from '@/lib/api/contract/exam/steps';
import { Part } from '../room/part';
import { AnswerGroup } from './answer-group';
import { isMissed } from './verdict';

export function Answers({ report }: { report: ExamReport }) {
  const t = useTranslations('report.answers');
  const [onlyMissed, setOnlyMissed] = useState(false);
  const { answers } = report;
  if (answers.length === 0) return null;
  const groups = examTasks
    .map((type) => ({ type, all: answers.filter((answer) => answer.type === type) }))
    .map((group) => ({ ...group, shown: onlyMissed ? group.all.filter(isMissed) : group.all }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <Part title={t('title')}>
      <label className="mt-3 inline-flex min-h-11 cursor-pointer items-center gap-3 print:hidden">
        <input
          type="checkbox"
          checked={onlyMissed}
          onChange={({ target }) => setOnlyMissed(target.checked)}
          className="size-5 shrink-0 accent-action"
        />
        {t('onlyMissed')}
      </label>
      {groups.length > 0 ? (
        <ul className="dense-rows mt-2">
          {groups.map((group) => (
            <li key={group.type} className="print:break-inside-auto!">
              <AnswerGroup {...group} report={report} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-muted">{t('noneMissed')}</p>
      )}
    </Part>
  );
}
