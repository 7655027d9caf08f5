import { useFormatter, useTranslations } from 'next-intl';
import { ScenePhoto } from '@/components/figures/scene-photo';
import { ReasonNumber } from '@/components/pencil/reason-number';
import { Section } from '@/components/ui/section';
import {
  marksIn,
  sampleScores,
  samples,
  type Sample,
  type SampleLesson,
  type SampleScore,
} from '@/lib/questions/samples';
import { useSampleNote } from './lesson-text';

const marks = ['1', '2', '3'] as const;

/** The same task answered at four scores, one in view at a time: the choice needs no script (samples.css). */
export function SampleAnswers({ lesson }: { lesson: SampleLesson }) {
  const t = useTranslations('lesson.samples');
  const format = useFormatter();
  const { prompt, scene }: Sample = samples[lesson];
  return (
    <Section id="samples" title={t('title')} lead={t('lead')}>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-prose">
          <p className="text-sm font-medium text-muted">{t('task')}</p>
          <p lang="en" className="mt-1 text-lg">
            {prompt}
          </p>
        </div>
        {scene ? (
          <div className="w-full md:w-72">
            <ScenePhoto name={scene} />
          </div>
        ) : null}
      </div>
      <fieldset className="sample-levels mt-8 min-w-0">
        <legend className="text-sm font-medium text-muted">{t('choose')}</legend>
        <div className="mt-2 grid grid-cols-4 border-t-2 border-ink">
          {sampleScores.map((score, index) => (
            <label key={score} className="sample-level">
              <input
                type="radio"
                name={`${lesson}-level`}
                value={score}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <span className="text-xl font-bold">{format.number(Number(score))}</span>
            </label>
          ))}
        </div>
        {sampleScores.map((score) => (
          <SampleAnswer key={score} lesson={lesson} score={score} />
        ))}
      </fieldset>
    </Section>
  );
}

function SampleAnswer({ lesson, score }: { lesson: SampleLesson; score: SampleScore }) {
  const t = useTranslations('lesson.samples');
  const note = useSampleNote(lesson);
  const { answers, second }: Sample = samples[lesson];
  return (
    <div data-level={score} className="mt-6 grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <Answer text={answers[score]} />
        {second ? (
          <>
            <p className="mt-6 text-sm font-medium text-muted">{t('task')}</p>
            <p lang="en" className="mt-1 mb-3">
              {second.prompt}
            </p>
            <Answer text={second.answers[score]} />
          </>
        ) : null}
      </div>
      <div>
        <p className="font-semibold">{t('notes')}</p>
        <p className="mt-2">{note(`${score}.summary`)}</p>
        <ol className="mt-4 grid gap-3 text-muted">
          {marks.map((mark) => (
            <li key={mark} className="flex items-start gap-2">
              <span className="shrink-0">
                <ReasonNumber number={Number(mark)} />
              </span>
              <span className="min-w-0">{note(`${score}.${mark}`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Answer({ text }: { text: string }) {
  return (
    <div lang="en" className="grid gap-3 text-lg leading-[2.05]">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>
          {marksIn(paragraph).map((part, index) =>
            typeof part === 'string' ? (
              part
            ) : (
              <span key={index}>
                <span className="underline decoration-line-strong decoration-2 underline-offset-6">
                  {part.words}
                </span>
                <ReasonNumber number={part.number} />
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
