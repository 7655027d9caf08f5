import { useTranslations } from 'next-intl';
import type { CallData } from '@/lib/api/contract/calls';

interface ModelChoiceProps {
  models: CallData<'tutor'>['models'];
  model: string;
  onModel: (id: string) => void;
}

/** The model that answers the next question; of a single one there is nothing to choose. */
export function ModelChoice({ models, model, onModel }: ModelChoiceProps) {
  const t = useTranslations('tutor-room.ask');
  if (models.length < 2) return null;
  return (
    <label className="flex min-w-0 items-center gap-2">
      {t('model')}
      <select
        value={model}
        onChange={(event) => onModel(event.target.value)}
        className="min-h-11 max-w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-ink"
      >
        {models.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
