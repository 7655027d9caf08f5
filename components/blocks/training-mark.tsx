import { useTranslations } from 'next-intl';

/** Beside a question type that left the test and stays as training; catalog `practice`. */
export function TrainingMark() {
  return (
    <small className="rounded-full bg-sunken px-2.5 text-sm leading-6 font-medium text-muted">
      {useTranslations('practice.types')('training')}
    </small>
  );
}
