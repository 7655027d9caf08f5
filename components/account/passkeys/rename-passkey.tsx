import { PromptDialog } from '@/components/ui/dialog/prompt-dialog';
import type { CallData } from '@/lib/api/contract/calls';
import { limits } from '@/lib/api/contract/limits';
import { loadApi } from '@/lib/session/api';
import { failureWords } from '../home/failure-words';
import { useHome } from '../home/home';

export type Passkey = NonNullable<CallData<'factors'>['passkeys']>[number];

interface RenamePasskeyProps {
  passkey: Passkey;
  onDone: () => void;
  onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name }, onDone, onClose }: RenamePasskeyProps) {
  const home = useHome();
  const { t, settings } = home;
  return (
    <PromptDialog
      title={t('factors.passkeys.renameTitle')}
      label={t('factors.passkeys.renameTitle')}
      value={name}
      input={{ name: 'passkey', maxLength: limits.nickname }}
      rule={{
        validate: (value) => (value.trim() === '' ? settings.forms.errors.nicknameMissing : undefined),
      }}
      confirm={t('factors.passkeys.save')}
      busy={t('app.saving')}
      cancel={t('app.cancel')}
      onConfirm={async (value) => {
        try {
          const api = await loadApi();
          await api.call('renamePasskey', { body: { id, name: value } });
        } catch (error) {
          return failureWords(home, error);
        }
        onDone();
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
