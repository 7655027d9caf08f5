import { useTranslations } from 'next-intl';
import { Rubric } from '@/components/questions/rubric';
import { SentPhoto } from '@/components/ui/sent-photo';
import type { ReportAsked } from '@/lib/api/contract/exam/report';
import { AnswerCorrection } from './answer-correction';
import { Recording } from './recording';
import { WrittenText } from './written-text';

/** The level at which sample answers of the exam are written. */
const sampleScore = 125;

interface OpenAnswerProps extends Pick<
  Extract<ReportAsked, { of: 'open' }>,
  'prompt' | 'photo' | 'text' | 'recording' | 'correction' | 'sample'
> {
  exam: string;
  seq: number;
  mode: 'write' | 'speak';
  /** The time that the test gives for it; null where it gives none. */
  seconds: number | null;
  /** When recordings are deleted. */
  until: string | null;
  /** Whether it is the first of its kind in its task: on paper the list of what to look for stands there alone. */
  isFirst: boolean;
}

export function OpenAnswer({
  prompt,
  photo,
  text,
  recording,
  correction,
  sample,
  exam,
  seq,
  mode,
  seconds,
  until,
  isFirst,
}: OpenAnswerProps) {
  const t = useTranslations('report.answers');
  const q = useTranslations('questions');
  return (
    <>
      <p lang="en" className="max-w-prose font-semibold whitespace-pre-line">
        {prompt}
      </p>
      {photo ? <SentPhoto svg={photo.svg} alt={t('photo', { alt: photo.alt })} className="max-w-md" /> : null}
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="min-w-0">
          <h4 className="font-semibold">{t('yours')}</h4>
          {mode === 'write' ? (
            <WrittenText text={text ?? ''} />
          ) : (
            <Recording exam={exam} seq={seq} isKept={recording} until={until} />
          )}
        </div>
        {sample === null ? null : (
          <div className="min-w-0">
            <h4 className="font-semibold">{t('sample', { score: sampleScore })}</h4>
            <p lang="en" className="mt-1 whitespace-pre-line">
              {sample}
            </p>
          </div>
        )}
      </div>
      {correction === null ? null : <AnswerCorrection id={correction.id} seconds={seconds} />}
      <details className={isFirst ? undefined : 'print:hidden'}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {q('lookFor')}
        </summary>
        <div className="max-w-prose pt-1">
          <Rubric mode={mode} />
        </div>
      </details>
    </>
  );
}
