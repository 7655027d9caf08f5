import { useFormatter, useTranslations } from 'next-intl';

/** A pause that was made, with its length in seconds where it is known. */
export function PauseMark({ seconds }: { seconds?: number }) {
  const format = useFormatter();
  return (
    <span className="inline-flex min-h-6 items-center gap-1 rounded-md border border-line bg-sunken px-1.5 text-sm leading-6 text-muted">
      <svg aria-hidden="true" viewBox="0 0 8 10" className="h-2.5 w-2 fill-current">
        <rect width="2.5" height="10" rx="1" />
        <rect x="5.5" width="2.5" height="10" rx="1" />
      </svg>
      {seconds === undefined ? null : (
        <span>{format.number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'narrow' })}</span>
      )}
    </span>
  );
}

/** Words said twice. */
export function RepetitionMark({ words }: { words: string }) {
  return (
    <span
      lang="en"
      className="rounded-sm bg-warn-soft box-decoration-clone px-1 text-warn underline decoration-wavy underline-offset-4"
    >
      {words}
    </span>
  );
}

/** A place where a pause was due. */
export function MissingPauseMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 8 20"
      className="mx-0.5 inline-block h-5 w-2 stroke-bad align-middle"
    >
      <line x1="4" x2="4" y1="1" y2="19" strokeWidth="2" strokeDasharray="4 3" />
    </svg>
  );
}

/** The transcript of the sample answer with its marks, each named for a screen reader. */
export function SpokenText() {
  const t = useTranslations('figures.speakingWaveform.mark');
  return (
    <p className="mt-2 leading-loose">
      <span lang="en">Two women are cooking together in a bright kitchen.</span>{' '}
      <span className="relative inline-block">
        <span className="sr-only">{t('pause')} </span>
        <PauseMark seconds={0.8} />
      </span>{' '}
      <span lang="en">The older one</span>{' '}
      <span className="relative">
        <span className="sr-only">{t('repetition')} </span>
        <RepetitionMark words="is cutting, is cutting" />
      </span>{' '}
      <span lang="en">vegetables</span>{' '}
      <span className="relative inline-block">
        <span className="sr-only">{t('missingPause')} </span>
        <MissingPauseMark />
      </span>{' '}
      <span lang="en">and the other woman is tasting the soup, perhaps to see if it needs salt.</span>
    </p>
  );
}
