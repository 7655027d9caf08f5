import { useTranslations } from 'next-intl';
import type { CallData } from '@/lib/api/contract/calls';
import { ModelChoice } from './model-choice';

interface AskFootProps {
  id: string;
  tutor: CallData<'tutor'>;
  model: string;
  onModel: (id: string) => void;
  privacy: string;
}

export function AskFoot({ id, tutor, model, onModel, privacy }: AskFootProps) {
  const t = useTranslations('tutor-room.ask');
  return (
    <div className="text-sm text-muted">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <ModelChoice models={tutor.models} model={model} onModel={onModel} />
        {tutor.left > 0 ? <p>{t('left', { count: tutor.left })}</p> : null}
        <p id={id} className="pointer-coarse:sr-only">
          {t('keys')}
        </p>
      </div>
      <p className="mt-1 max-w-prose">
        {t('careful')}{' '}
        <a href={privacy} className="underline underline-offset-4 hover:text-action">
          {t('privacy')}
        </a>
      </p>
    </div>
  );
}
