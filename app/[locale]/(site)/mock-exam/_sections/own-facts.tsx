import { useTranslations } from 'next-intl';
import { FactBar } from '@/components/ui/fact-list';
import { openHours } from '@/lib/api/contract/exam/kept';
import { facts } from '@/lib/site/facts';
import { longestMinutes } from './exam-facts';
import { ExamsTaken } from './exams-taken';

export function OwnFacts() {
  const t = useTranslations('mock-exam');
  const { validDays: days } = facts.mockExam;
  return (
    <FactBar
      facts={[
        { key: 'length', label: t('facts.length'), value: t('here.hour') },
        { key: 'finish', label: t('here.finish'), value: t('here.finishValue', { hours: openHours }) },
        { key: 'report', label: t('here.report'), value: t('here.atOnce') },
        { key: 'validity', label: t('facts.validity'), value: t('facts.validityValue', { days }) },
      ]}
    >
      <p className="mt-4 max-w-prose text-muted">{t('here.needs', { minutes: longestMinutes })}</p>
      <ExamsTaken className="mt-4" />
    </FactBar>
  );
}
