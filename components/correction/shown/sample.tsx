import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { OrderedType } from '@/lib/api/contract/correction/correction';
import type { Correction } from '@/lib/correction/correction';
import type { Locale } from '@/lib/i18n/locales';
import type { Sample as SampleTask } from '@/lib/questions/samples';
import { questionTypes } from '@/lib/questions/types';
import { courses } from '@/lib/site/courses';
import { ScenePhoto } from '../order/scene-photo';
import type { RoomLinks } from '../room/given';
import { levelAbove, plainAnswer, sampleLevels } from './sample-level';

interface SampleProps {
  type: OrderedType;
  score: Correction['score'];
  locale: Locale;
  links: RoomLinks;
}

export function Sample({ type, ...given }: SampleProps) {
  const t = useTranslations('correction-room.sample');
  const [isOpen, setOpen] = useState(false);
  const lesson = lessonOf(type);
  if (lesson === undefined) return null;
  return (
    <details
      className="mt-8 border-y border-line print:hidden"
      onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold">{t('title')}</summary>
      {isOpen ? <Loaded lesson={lesson} {...given} /> : null}
    </details>
  );
}

/** Lessons with samples (lib/questions/samples.ts), which would be loaded to know them. */
const withSamples = [
  'interactiveWriting',
  'readListenThenSpeak',
  'speakAboutThePhoto',
  'speakingSample',
  'writeAboutThePhoto',
  'writingSample',
] as const;
type SampleLesson = (typeof withSamples)[number];

function lessonOf(type: OrderedType): SampleLesson | undefined {
  // Interactive Speaking has the lesson of another type, whose sample answers are three times as long.
  if (type === 'own' || type === 'summary' || type === 'interactiveSpeaking') return undefined;
  return withSamples.find((lesson) => lesson === questionTypes[type].lesson);
}

function Loaded({ lesson, score, locale, links }: Omit<SampleProps, 'type'> & { lesson: SampleLesson }) {
  const t = useTranslations('correction-room.sample');
  const format = useFormatter();
  const sample = useSample(lesson);
  const [level, setLevel] = useState(() => levelAbove(score));
  const id = useId();
  if (sample === undefined) return <p role="status">{t('loading')}</p>;
  if (sample === 'failed') return <p role="alert">{t('failed')}</p>;
  const slug = courses.find(({ key }) => key === lesson)?.slug;
  return (
    <div className="grid gap-4 pb-6">
      <p className="max-w-prose text-muted">{t('lead')}</p>
      {sample.scene ? (
        <div className="max-w-56">
          <ScenePhoto scene={sample.scene} locale={locale} />
        </div>
      ) : null}
      <p lang="en" className="max-w-prose font-semibold">
        {sample.prompt}
      </p>
      <fieldset>
        <legend className="text-sm font-medium text-muted">{t('level')}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {sampleLevels.map((one) => (
            <label key={one} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name={id}
                checked={level === one}
                onChange={() => setLevel(one)}
                className="size-5 shrink-0 accent-action"
              />
              {format.number(Number(one))}
            </label>
          ))}
        </div>
      </fieldset>
      <p lang="en" className="max-w-prose leading-relaxed whitespace-pre-line">
        {plainAnswer(sample.answers[level])}
      </p>
      {slug === undefined ? null : (
        <p>
          <a href={`${links.lessons}/${slug}#samples`} className={buttonClass('link')}>
            {t('lesson')}
          </a>
        </p>
      )}
    </div>
  );
}

function useSample(lesson: SampleLesson): SampleTask | 'failed' | undefined {
  const [sample, setSample] = useState<SampleTask | 'failed'>();
  useEffect(() => {
    let current = true;
    import('@/lib/questions/samples').then(
      ({ samples }) => current && setSample(samples[lesson]),
      () => current && setSample('failed'),
    );
    return () => {
      current = false;
    };
  }, [lesson]);
  return sample;
}
