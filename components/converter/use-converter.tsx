import { useTranslations } from 'next-intl';
import { inlineLink } from '@/components/blocks/inline-link';
import { Figures, Levels, Ticks } from '@/components/ruler/parts';
import { Link } from '@/lib/routes/link';
import { courses, type CourseKey } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { firmFrom } from '@/lib/site/score-table';
import { useLessonText } from '@/lib/site/use-lesson-text';
import type { ConverterFormProps } from './converter.island';

/** What to begin with for each size of a gap. Never a time to a score: nobody has data on it. */
const advice = {
  small: ['readAndSelect', 'listenAndType', 'writeAboutThePhoto'],
  middle: ['interactiveListening', 'speakAboutThePhoto', 'interactiveWriting'],
  large: ['fillInTheBlanks', 'readAndComplete', 'listenAndType'],
} as const satisfies Record<string, readonly CourseKey[]>;

export function useConverter(): ConverterFormProps {
  const t = useTranslations('converter');
  const { min, max } = facts.scale;
  return {
    min,
    max,
    texts: {
      score: t('score'),
      cefr: t('cefr'),
      ielts: t('ielts'),
      toefl: t('toefl'),
      newToefl: t('newToefl'),
      target: t('target'),
      targetHint: t('targetHint'),
      scale: t('scale', { min, max }),
      gap: {
        none: t('gap.none'),
        small: t('gap.small', { points: '{points}' }),
        middle: t('gap.middle', { points: '{points}' }),
        large: t('gap.large', { points: '{points}' }),
      },
      firm: t('firm', { score: firmFrom }),
    },
    ruler: <ConverterRuler />,
    advice: {
      small: <Advice size="small" />,
      middle: <Advice size="middle" />,
      large: <Advice size="large" />,
    },
  };
}

function ConverterRuler() {
  const t = useTranslations('converter');
  return (
    <div className="ruler-room">
      <svg className="ruler" width="100%" height="66" role="img" aria-label={t('ruler', facts.scale)}>
        <Ticks y={4} />
        <Figures y={32} />
        <Levels y={58} />
      </svg>
    </div>
  );
}

function Advice({ size }: { size: keyof typeof advice }) {
  const t = useTranslations('converter.advice');
  const lesson = useLessonText();
  return (
    <>
      <p>{t(size)}</p>
      <ul className="mt-3 grid gap-1">
        {advice[size].map((key) => (
          <li key={key}>
            <Link
              to={`/courses/${courses.find((course) => course.key === key)?.slug ?? ''}`}
              className="inline-flex min-h-9 items-center text-action underline underline-offset-4"
            >
              {lesson(key, 'name')}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t.rich('order', { test: inlineLink('diagnostic') })}</p>
    </>
  );
}
