import { useTranslations } from 'next-intl';
import { createContext, use, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { SessionName } from '../room/session-name';

interface Onward {
  due: number;
  onGo: (name: SessionName) => Promise<void>;
  onLeave: () => void;
}

/** What a set leads to, which changes while the set is drawn and stays. */
export const DueContext = createContext<Onward | null>(null);

export function OnwardLinks() {
  const t = useTranslations('daily');
  const failed = useTranslations('questions')('more.failed');
  const [state, setState] = useState<'loading' | 'failed'>();
  const onward = use(DueContext);
  if (!onward) return null;
  const { due, onGo, onLeave } = onward;
  return (
    <div className="grid gap-3">
      {due > 0 ? <p className="font-semibold">{t('again.left', { count: due })}</p> : null}
      <p className="flex flex-wrap gap-3">
        {due > 0 ? (
          <button
            type="button"
            aria-busy={state === 'loading'}
            onClick={() => {
              if (state === 'loading') return;
              setState('loading');
              onGo('again').then(
                () => setState(undefined),
                () => setState('failed'),
              );
            }}
            className={buttonClass('secondary', 'aria-busy:cursor-progress aria-busy:opacity-60')}
          >
            {t('again.begin')}
          </button>
        ) : null}
        <button type="button" onClick={onLeave} className={buttonClass('secondary')}>
          {t('set.back')}
        </button>
      </p>
      {state === 'failed' ? (
        <p role="alert" className="font-medium text-bad">
          {failed}
        </p>
      ) : null}
    </div>
  );
}
