import { Gauge, TrendingUp } from '@/components/ui/icon/icons';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Ruler } from '@/components/ruler/ruler';
import { Span, Ticks } from '@/components/ruler/parts';
import { RulerRow } from '@/components/ruler/ruler-row';
import { questionTypes } from '@/lib/questions/types';
import { Chip, english, Explanation, FigureFrame, Label, Verdict } from './parts';
import { satExam } from './sat-exam';

const overall = { score: 125, low: 115, high: 135 };
const before = 115;
const subscores = [
  { name: 'reading', score: 130, low: 120, high: 140 },
  { name: 'listening', score: 135, low: 125, high: 145 },
  { name: 'speaking', score: 120, low: 110, high: 130 },
  { name: 'writing', score: 115, low: 100, high: 130 },
] as const;
const notScored = ['writing', 'speaking'] as const;

export function ScoreReport() {
  const t = useTranslations('figures.scoreReport');
  const format = useFormatter();
  return (
    <SampleReport caption={t('caption')}>
      <div>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Label>{t('overall')}</Label>
          <Verdict tone="good" icon={TrendingUp}>
            {t('change', { change: format.number(overall.score - before, { signDisplay: 'always' }) })}
          </Verdict>
        </div>
        <Ruler value={overall} past={[before]} />
      </div>
      <div className="border-t border-line pt-4">
        <Label>{t('subscores')}</Label>
        <dl className="ruler-rows">
          {subscores.map(({ name, ...estimate }) => (
            <RulerRow key={name} label={t(`subscore.${name}`)} {...estimate} />
          ))}
        </dl>
      </div>
      <Explanation title={t('advice')}>{t.rich('adviceText', { en: english })}</Explanation>
    </SampleReport>
  );
}

export function ExamReport() {
  const t = useTranslations('figures.scoreReport');
  const reasons = useTranslations('report.lessons');
  const format = useFormatter();
  const { overall, subscores, tasks, next } = satExam;
  const date = format.dateTime(new Date(satExam.on), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <SampleReport caption={t('captionReal', { date })} real>
      <div>
        <Label className="mb-2">{t('overallOfTwo')}</Label>
        <Ruler value={overall} />
      </div>
      <div className="border-t border-line pt-4">
        <Label>{t('subscores')}</Label>
        <dl className="ruler-rows">
          {subscores.map(({ name, ...estimate }) => (
            <RulerRow key={name} label={t(`subscore.${name}`)} {...estimate} />
          ))}
          {notScored.map((name) => (
            <div key={name} className="ruler-row">
              <dt>{t(`subscore.${name}`)}</dt>
              <dd className="ruler-value col-start-3 text-muted">{t('notScored')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <TaskLevels tasks={tasks} />
      <div className="max-md:hidden">
        <Explanation title={t('advice')}>
          {reasons.rich(next.reason, { type: questionTypes[next.type].name, en: english })}
        </Explanation>
      </div>
    </SampleReport>
  );
}

function TaskLevels({ tasks }: { tasks: typeof satExam.tasks }) {
  const t = useTranslations('report.tasks');
  const format = useFormatter();
  return (
    <div className="border-t border-line pt-4 max-md:hidden">
      <Label>{t('title')}</Label>
      <dl className="mt-2 grid gap-1.5">
        {tasks.map(({ type, share, judged, level }) => (
          <div key={type} className="grid grid-cols-[10rem_7rem_minmax(0,1fr)_4.5rem] items-center gap-x-4">
            <dt lang="en">{questionTypes[type].name}</dt>
            <dd className="text-muted">
              {t('share', { share: format.number(share, { style: 'percent' }), count: judged })}
            </dd>
            <dd aria-hidden="true">
              <svg className="ruler" width="100%" height="20">
                <Span {...level} y={2} height={9} />
                <Ticks y={11} slim />
              </svg>
            </dd>
            <dd className="text-end font-semibold">{t('between', level)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function ScoreRange() {
  const t = useTranslations('figures.scoreReport');
  return (
    <SampleReport caption={t('rangeCaption')}>
      <Ruler value={overall} past={[before]} target={130} />
    </SampleReport>
  );
}

interface SampleReportProps {
  caption: string;
  real?: boolean;
  children: ReactNode;
}

function SampleReport({ caption, real = false, children }: SampleReportProps) {
  const t = useTranslations('figures.scoreReport');
  return (
    <FigureFrame
      tint="mock-exam"
      icon={Gauge}
      title={t('title')}
      aside={real ? undefined : <Chip>{t('sample')}</Chip>}
      caption={caption}
    >
      {children}
    </FigureFrame>
  );
}
