import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { decodeError } from '@/lib/api/errors';
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

function kindOf(error: unknown) {
  const { kind, code } = decodeError(error);
  // What cannot be the id of a correction is found before it is sent.
  return code === 'unknown_correction' || code === 'invalid' ? 'unknown' : troubleKind(kind);
}

export function Loading() {
  const t = useTranslations('correction-room');
  return (
    <p role="status" className="mt-6 min-h-72 text-muted">
      {t('loading')}
    </p>
  );
}
