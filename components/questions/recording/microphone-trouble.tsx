import { useTranslations } from 'next-intl';
import { familyOf } from '@/lib/browser/family';
import type { Trouble } from './use-recording';

export function MicrophoneTrouble({ trouble }: { trouble: Trouble | undefined }) {
  const t = useTranslations('questions');
  return (
    <div role="alert" className="mt-2 text-sm empty:hidden">
      {trouble === 'absent' ? <p className="text-bad">{t('absent')}</p> : null}
      {trouble === 'refused' ? (
        <div className="grid gap-1">
          <p className="text-bad">{t('refused')}</p>
          <ol className="list-decimal ps-5">
            <li>{t(`allow.${familyOf(navigator)}`)}</li>
            <li>{t('allow.again')}</li>
          </ol>
        </div>
      ) : null}
    </div>
  );
}
