import { useTranslations } from 'next-intl';
import { ExamReport } from '@/components/figures/score-report';
import { Bleed } from '@/components/ui/bleed';
import { Check } from '@/components/ui/icon/icons';
import { recordingDays } from '@/lib/api/contract/exam/kept';
import { facts } from '@/lib/site/facts';

const points = ['ranges', 'types', 'answers', 'open', 'next'] as const;

export function ExamSays() {
  const t = useTranslations('mock-exam.here.says');
  return (
    <Bleed id="report" title={t('title')} tint="mock-exam" figure={<ExamReport />}>
      <ul className="mt-5 grid gap-2 max-md:text-[0.9375rem]">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            <span className="min-w-0">{t(point, { ...facts.scale, days: recordingDays })}</span>
          </li>
        ))}
      </ul>
    </Bleed>
  );
}
