import { useTranslations } from 'next-intl';

export function TrainingMark() {
  return (
    <small className="rounded-full bg-sunken px-2.5 text-sm leading-6 font-medium text-muted">
      {useTranslations('practice.types')('training')}
    </small>
  );
}
