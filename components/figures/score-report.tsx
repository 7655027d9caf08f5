import { Gauge, TrendingUp } from '@/components/ui/icon/icons';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Ruler } from '@/components/ruler/ruler';
import { RulerRow } from '@/components/ruler/ruler-row';
import { Chip, english, Explanation, FigureFrame, Label, Verdict } from './parts';

const overall = { score: 125, low: 115, high: 135 };
const before = 115;
const subscores = [
  { name: 'reading', score: 130, low: 120, high: 140 },
  { name: 'listening', score: 135, low: 125, high: 145 },
  { name: 'speaking', score: 120, low: 110, high: 130 },
  { name: 'writing', score: 115, low: 100, high: 130 },
] as const;

/** The same where exams are taken here: of two skills, of which the overall is the mean, with ranges as wide as theirs are. */
const ofTwo = {
  overall: { score: 125, low: 115, high: 135 },
  subscores: [
    { name: 'reading', score: 130, low: 115, high: 145 },
    { name: 'listening', score: 120, low: 105, high: 135 },
  ],
  notScored: ['writing', 'speaking'],
} as const;

/** A score report: the overall score as the range it is, four subscores and what to do next. */
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

/** The report of an exam that is taken on this site: two skills as ranges, and what nobody has scored. */
export function ExamReport() {
  const t = useTranslations('figures.scoreReport');
  return (
    <SampleReport caption={t('caption')}>
      <div>
        <Label className="mb-2">{t('overallOfTwo')}</Label>
        <Ruler value={ofTwo.overall} past={[before]} />
      </div>
      <div className="border-t border-line pt-4">
        <Label>{t('subscores')}</Label>
        <dl className="ruler-rows">
          {ofTwo.subscores.map(({ name, ...estimate }) => (
            <RulerRow key={name} label={t(`subscore.${name}`)} {...estimate} />
          ))}
          {ofTwo.notScored.map((name) => (
            <div key={name} className="ruler-row">
              <dt>{t(`subscore.${name}`)}</dt>
              <dd className="ruler-value col-start-3 text-muted">{t('notScored')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="max-md:hidden">
        <Explanation title={t('advice')}>{t.rich('adviceHere', { en: english })}</Explanation>
      </div>
    </SampleReport>
  );
}

/** The overall score alone, with the result before and a target beside it. */
export function ScoreRange() {
  const t = useTranslations('figures.scoreReport');
  return (
    <SampleReport caption={t('rangeCaption')}>
      <Ruler value={overall} past={[before]} target={130} />
    </SampleReport>
  );
}

function SampleReport({ caption, children }: { caption: string; children: ReactNode }) {
  const t = useTranslations('figures.scoreReport');
  return (
    <FigureFrame
      tint="mock-exam"
      icon={Gauge}
      title={t('title')}
      aside={<Chip>{t('sample')}</Chip>}
      caption={caption}
    >
      {children}
    </FigureFrame>
  );
}
