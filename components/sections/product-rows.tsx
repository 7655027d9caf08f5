import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { CorrectedParagraph } from '@/components/figures/corrected-paragraph';
import { LessonPath } from '@/components/figures/lesson-path';
import { ReadAndSelectCard } from '@/components/figures/question-cards';
import { ScoreReport } from '@/components/figures/score-report';
import { SpeakingWaveform } from '@/components/figures/speaking-waveform';
import { TutorChat } from '@/components/figures/tutor-chat';
import { SampleMark } from '@/components/site/sample-mark';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { claims, facts } from '@/lib/site/facts';
import { type ProductKey, products, useStartingPrice } from './product-index';

const figures = {
  practice: ReadAndSelectCard,
  mockExam: ScoreReport,
  writing: CorrectedParagraph,
  speaking: SpeakingWaveform,
  tutor: TutorChat,
  courses: LessonPath,
} as const satisfies Record<ProductKey, ComponentType>;

/** The numbers in the products' texts. */
const numbers = {
  questions: claims.questions,
  examMin: facts.mockExam.minutes.min,
  examMax: facts.mockExam.minutes.max,
  resultMin: facts.mockExam.resultMinutes.min,
  resultMax: facts.mockExam.resultMinutes.max,
  validDays: facts.mockExam.validDays,
  ...facts.correctionMinutes,
  lessons: facts.course.lessons,
  courseDays: facts.course.workloadDays,
  scoreMin: facts.sampleAnswers.min,
  scoreMax: facts.sampleAnswers.max,
};

/** One row for each product: what it is, what it costs, where to read on, and the product itself. */
export function ProductRows() {
  const t = useTranslations('products.list');
  const startingPrice = useStartingPrice();
  return (
    <Section id="products" title={t('title')} lead={t('lead')}>
      <ul className="grid gap-16 md:gap-24">
        {products.map(({ key, to, icon: Icon, tint }) => {
          const Figure = figures[key];
          return (
            <li
              key={key}
              id={key}
              data-tint={tint}
              className="group grid items-center gap-8 lg:grid-cols-2 lg:gap-16"
            >
              <div className="min-w-0">
                <p className="flex items-center gap-2 font-semibold text-tint-strong">
                  <Icon aria-hidden="true" className="size-5 shrink-0" />
                  {t(`${key}.name`)}
                </p>
                <h3 className="mt-3 text-2xl font-bold">{t(`${key}.title`)}</h3>
                <p className="mt-3 max-w-prose text-muted">{t(`${key}.body`, numbers)}</p>
                <ul className="mt-5 grid gap-2">
                  {(['first', 'second'] as const).map((point) => (
                    <li key={point} className="flex gap-3">
                      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
                      <span className="min-w-0">{t(`${key}.${point}`, numbers)}</span>
                    </li>
                  ))}
                </ul>
                {key === 'practice' ? <SampleMark className="mt-4" /> : null}
                <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
                  <Link to={to} className={buttonClass('secondary')}>
                    {t(`${key}.link`)}
                  </Link>
                  <p className="text-lg font-bold tabular-nums">{startingPrice(key)}</p>
                </div>
              </div>
              <div className="min-w-0 rounded-card bg-tint p-4 sm:p-8 lg:group-even:order-first">
                <Figure />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
