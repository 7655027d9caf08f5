import { useState } from 'react';
import { PromptDialog } from '@/components/ui/dialog/prompt-dialog';
import { buttonClass } from '@/components/ui/button';
import { SplitSection } from '@/components/ui/split-section';
import { limits } from '@/lib/api/contract/limits';
import { loadApi } from '@/lib/session/api';
import { removedHash } from '@/lib/account/removed';
import { clearSession } from '@/lib/session/token-store';
import { failureWords } from './failure-words';
import { useHome } from './home';

/** Deletes the account once its owner has typed its address; then leads to the root, which says so. */
export function RemovePart() {
  const home = useHome();
  const { t, settings, user } = home;
  const { email } = user;
  const [asking, setAsking] = useState(false);
  if (email === null) return null;
  const remove = async (value: string) => {
    try {
      const api = await loadApi();
      await api.call('deleteAccount', { body: { confirm: value } });
    } catch (error) {
      return failureWords(home, error);
    }
    clearSession();
    const root = new URL(settings.root, window.location.origin);
    root.hash = removedHash;
    window.location.assign(root);
    return undefined;
  };
  return (
    <SplitSection id="remove" title={t('app.remove.title')}>
      <p className="max-w-prose">{t('app.remove.goes')}</p>
      <p className="mt-2 max-w-prose">{t('app.remove.stays')}</p>
      <button type="button" onClick={() => setAsking(true)} className={buttonClass('caution', 'mt-5')}>
        {t('app.remove.open')}
      </button>
      {asking ? (
        <PromptDialog
          title={t('app.remove.title')}
          label={t('app.remove.label', { email })}
          rule={{
            validate: (value) =>
              value.trim().toLowerCase() === email.toLowerCase()
                ? undefined
                : t('app.remove.mismatch', { email }),
          }}
          input={{ name: 'confirm', type: 'email', inputMode: 'email', maxLength: limits.email }}
          tone="danger"
          confirm={t('app.remove.confirm')}
          busy={t('app.remove.busy')}
          cancel={t('app.cancel')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p className="mt-4">{t('app.remove.goes')}</p>
          <p className="mt-2">{t('app.remove.stays')}</p>
        </PromptDialog>
      ) : null}
    </SplitSection>
  );
}
