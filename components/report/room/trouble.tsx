import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { decodeError, entryFor } from '@/lib/api/errors';
import { troubleKind, type TroubleKind } from '@/lib/sitting/trouble-kind';

type Kind = 'unknown' | 'stillOpen' | TroubleKind;

type TroubleProps = {
  exams: string;
} & ({ kind: Kind } | { error: unknown; onRetry: () => void });

export function Trouble({ exams, ...given }: TroubleProps) {
  const t = useTranslations('report');
  const kind = 'kind' in given ? given.kind : kindOf(given.error);
  const canRetry = kind === 'network' || kind === 'slowDown' || kind === 'server';
  return (
    <div className="mt-8 grid min-h-72 content-start justify-items-start gap-4">
      <p role="alert" className="max-w-prose font-medium">
        {t(`trouble.${kind}`)}
      </p>
      <p className="flex flex-wrap gap-3">
        {canRetry && 'onRetry' in given ? (
          <button type="button" onClick={given.onRetry} className={buttonClass('primary')}>
            {t('retry')}
          </button>
        ) : null}
        <a href={exams} className={buttonClass('secondary')}>
          {t(kind === 'stillOpen' ? 'trouble.goOn' : 'trouble.exams')}
        </a>
      </p>
    </div>
  );
}

/** `invalid`: what cannot be the id of an exam is found before it is sent. */
const byCode = { unknown_exam: 'unknown', invalid: 'unknown', still_open: 'stillOpen' } as const;

function kindOf(error: unknown): Kind {
  const { kind, code } = decodeError(error);
  return entryFor(byCode, code) ?? troubleKind(kind);
}
