import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { decodeError, entryFor } from '@/lib/api/errors';
import { troubleKind } from '@/lib/sitting/trouble-kind';

interface TroubleProps {
  error: unknown;
  onRetry: () => void;
}

export function Trouble({ error, onRetry }: TroubleProps) {
  const t = useTranslations('correction-room');
  const kind = kindOf(error);
  return (
    <div className="mt-6 grid content-start justify-items-start gap-3">
      <p role="alert" className="max-w-prose font-medium">
        {t(`trouble.${kind}`)}
      </p>
      {kind === 'unknown' || kind === 'unsupported' ? null : (
        <button type="button" onClick={onRetry} className={buttonClass('secondary')}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}

/** `invalid`: what cannot be the id of a correction is found before it is sent. */
const byCode = { unknown_correction: 'unknown', invalid: 'unknown' } as const;

function kindOf(error: unknown) {
  const { kind, code } = decodeError(error);
  return entryFor(byCode, code) ?? troubleKind(kind);
}

export function Loading() {
  const t = useTranslations('correction-room');
  return (
    <p role="status" className="mt-6 min-h-72 text-muted">
      {t('loading')}
    </p>
  );
}
