import { Check } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { CorrectedParagraph } from '@/components/figures/corrected-paragraph';
import { LessonPath } from '@/components/figures/lesson-path';
import { ReadAndSelectCard } from '@/components/figures/question-cards';
import { ExamReport, ScoreReport } from '@/components/figures/score-report';
import { SpeakingWaveform } from '@/components/figures/speaking-waveform';
import { TutorChat } from '@/components/figures/tutor-chat';
import { SampleMark } from '@/components/blocks/sample-mark';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { tenCount } from '@/lib/daily/today';
import { aiHere } from '@/lib/env/ai-here';
import { examsHere } from '@/lib/env/exams-here';
import { Link } from '@/lib/routes/link';
import { claims, facts } from '@/lib/site/facts';
import { type ProductKey, products, useStartingPrice } from './products';

const figures = {
  practice: ReadAndSelectCard,
  mockExam: examsHere ? ExamReport : ScoreReport,
  writing: () => <CorrectedParagraph scored={aiHere.scores} />,
  speaking: () => <SpeakingWaveform scored={aiHere.spokenScores} />,
  tutor: TutorChat,
  courses: LessonPath,
} as const satisfies Record<ProductKey, ComponentType>;

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
  n: tenCount,
};

/** What is said of a product in three places, where this site's own is not what an app elsewhere has. */
const ownWords: Partial<Record<ProductKey, Partial<Record<'body' | 'first' | 'second', OwnKey>>>> = examsHere
  ? {
      practice: { second: 'practice.daily' },
      mockExam: { body: 'mockExam.here', first: 'mockExam.atOnce' },
    }
  : {};
type OwnKey = 'practice.daily' | 'mockExam.here' | 'mockExam.atOnce';

/** Figures of which the upper part is enough here; their own pages show them whole. */
const tall: readonly ProductKey[] = [
  'mockExam',
  'writing',
  'tutor',
  ...(aiHere.spokenScores ? (['speaking'] as const) : []),
];

/** Fades out at the height of the text beside it, until something inside has the focus. */
const cropClass =
  'max-h-120 mask-b-from-70% overflow-hidden pb-0 focus-within:max-h-none focus-within:mask-none focus-within:pb-8';

const linkClass = buttonClass(
  'secondary',
  'max-lg:border-0 max-lg:bg-transparent max-lg:px-0 max-lg:text-action max-lg:underline max-lg:underline-offset-4',
);

export function ProductRows() {
  const t = useTranslations('products.list');
  const startingPrice = useStartingPrice();
  return (
    <Section id="products" title={t('title')}>
      <ul className="grid gap-8 lg:gap-20">
        {products.map(({ key, to, icon: Icon, tint }) => {
          const Figure = figures[key];
          return (
            <li
              key={key}
              id={key}
              data-tint={tint}
              className="group grid grid-cols-1 items-center gap-8 border-line max-lg:border-t max-lg:pt-6 lg:grid-cols-2 lg:gap-16"
            >
              <div className="min-w-0">
                <p className="flex items-center justify-between gap-x-4 font-semibold text-tint-strong">
                  <span className="flex items-center gap-2">
                    <Icon aria-hidden="true" className="size-5 shrink-0" />
                    {t(`${key}.name`)}
                  </span>
                  <span className="shrink-0 text-ink figures-display lg:hidden">{startingPrice(key)}</span>
                </p>
                <h3 className="mt-2 text-xl font-bold lg:mt-3 lg:text-2xl">{t(`${key}.title`)}</h3>
                <p className="mt-2 max-w-prose text-muted lg:mt-3">
                  {t(ownWords[key]?.body ?? `${key}.body`, numbers)}
                </p>
                <ul className="mt-5 grid gap-2 max-lg:hidden">
                  {(['first', 'second'] as const).map((point) => (
                    <li key={point} className="flex gap-3">
                      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
                      <span className="min-w-0">
                        {t(ownWords[key]?.[point] ?? `${key}.${point}`, numbers)}
                      </span>
                    </li>
                  ))}
                </ul>
                {key === 'practice' ? <SampleMark className="mt-4" /> : null}
                <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-7">
                  <Link to={to} className={linkClass}>
                    {t(`${key}.link`)}
                  </Link>
                  <p className="text-lg font-bold figures-display max-lg:hidden">{startingPrice(key)}</p>
                </div>
              </div>
              {/* Its own page shows it on a phone, too: six of them are eight screens there. */}
              <div
                className={classNames(
                  'min-w-0 rounded-card bg-tint p-8 max-lg:hidden lg:group-even:order-first',
                  tall.includes(key) && cropClass,
                )}
              >
                <Figure />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
