import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { checkerMegabytes } from '@/lib/checker/address';
import type { CorrectionTask } from '@/lib/correction/correction';

export function Loading({ mode, loaded }: Pick<CorrectionTask, 'mode'> & { loaded: number | undefined }) {
  const t = useTranslations('try-correction');
  const id = useId();
  const isLoading = loaded !== undefined && loaded < 1;
  return (
    <div className="mt-4 grid gap-1.5">
      <p id={id} role="status">
        {t(isLoading ? 'progress' : `${mode}.busy`)}
      </p>
      {isLoading ? (
        <>
          <progress aria-labelledby={id} max={1} value={loaded} className="sr-only" />
          <svg aria-hidden="true" height="8" className="w-full max-w-sm rounded-full bg-line">
            <rect width={`${loaded * 100}%`} height="8" className="fill-action" />
          </svg>
          <p className="text-sm text-muted tabular-nums">
            {t('size', { loaded: loaded * checkerMegabytes, size: checkerMegabytes })}
          </p>
        </>
      ) : null}
    </div>
  );
}
