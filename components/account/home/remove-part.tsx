import { useState } from 'react';
import { PromptDialog } from '@/components/ui/dialog/prompt-dialog';
import { buttonClass } from '@/components/ui/button';
import { SplitSection } from '@/components/ui/split-section';
import { limits } from '@/lib/api/contract/limits';
import { loadApi } from '@/lib/session/api';
import { forgetKept } from '@/lib/browser/forget-kept';
import { goToRoot } from '@/lib/session/root-notices';
import { clearSession } from '@/lib/session/token-store';
import { useCameBack } from '../proof/again';
import { needsProof, ProofDialog } from '../proof/proof-dialog';
import { failureWords } from './failure-words';
import { useHome } from './home';

const place = 'remove-title';

export function RemovePart() {
  const home = useHome();
  const { t, settings, user } = home;
  const { email } = user;
  // Who has signed in again for it goes on with it.
  const [asking, setAsking] = useState(useCameBack(place));
  const [proving, setProving] = useState<string>();
  if (email === null) return null;
  const remove = async (confirm: string, password?: string) => {
    const api = await loadApi();
    await api.call('deleteAccount', { body: { confirm, ...(password !== undefined && { password }) } });
    // Who deletes everything wants nothing of it left here.
    clearSession({ clearWork: true });
    await forgetKept().catch(() => undefined);
    goToRoot(settings.root, 'removed');
  };
  const ask = async (confirm: string) => {
    try {
      await remove(confirm);
    } catch (error) {
      if (!needsProof(error)) return failureWords(home, error);
      setProving(confirm);
    }
    return undefined;
  };
  return (
    <SplitSection id="remove" title={t('app.remove.title')}>
      <p className="max-w-prose">{t('app.remove.erases')}</p>
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
          onConfirm={ask}
          onClose={() => setAsking(false)}
        >
          <p className="mt-4">{t('app.remove.erases')}</p>
          <p className="mt-2">{t('app.remove.stays')}</p>
        </PromptDialog>
      ) : null}
      {proving === undefined ? null : (
        <ProofDialog
          title={t('app.remove.title')}
          confirm={t('app.remove.confirm')}
          busy={t('app.remove.busy')}
          tone="danger"
          place={place}
          act={(password) => remove(proving, password)}
          onClose={() => setProving(undefined)}
        />
      )}
    </SplitSection>
  );
}
