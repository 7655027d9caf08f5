import { buttonClass } from '@/components/ui/button';
import { dialogFootClass } from '@/components/ui/dialog/dialog-class';
import { Modal } from '@/components/ui/dialog/modal';
import { PromptDialog } from '@/components/ui/dialog/prompt-dialog';
import { hasCode } from '@/lib/api/errors';
import { failureWords } from '../home/failure-words';
import { useHome } from '../home/home';
import { againAddress } from './again';

export const needsProof = (error: unknown): boolean => hasCode(error, 'sign_in_again');

interface ProofDialogProps {
  title: string;
  confirm: string;
  busy: string;
  tone?: 'action' | 'danger';
  place: string;
  /** Does it with the password; what it throws is shown. */
  act: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password where the API wants a proof; who has none is led to the login, and back to the part of the page. */
export function ProofDialog({ place, act, ...dialog }: ProofDialogProps) {
  const home = useHome();
  const { t, settings, user } = home;
  const { labels, errors } = settings.forms;
  if (user.hasPassword === false) return <AgainDialog {...dialog} place={place} />;
  return (
    <PromptDialog
      {...dialog}
      label={labels.password}
      // A browser's own store keeps passwords by their field's name.
      input={{ name: 'password', type: 'password', autoComplete: 'current-password' }}
      rule={{ validate: (value) => (value === '' ? errors.passwordMissing : undefined) }}
      cancel={t('app.cancel')}
      onConfirm={async (password) => {
        try {
          await act(password);
        } catch (error) {
          // An API that does not say who has a password has no other question either.
          if (needsProof(error)) return t('app.proof.again');
          return hasCode(error, 'bad_credentials') ? t('app.password.wrong') : failureWords(home, error);
        }
        return undefined;
      }}
    >
      <p className="mt-4">{t('app.proof.password')}</p>
    </PromptDialog>
  );
}

function AgainDialog({ title, place, onClose }: Pick<ProofDialogProps, 'title' | 'place' | 'onClose'>) {
  const { t } = useHome();
  return (
    <Modal title={title} onClose={onClose}>
      <p className="mt-4">{t('app.proof.again')}</p>
      <div className={dialogFootClass}>
        <button type="button" onClick={onClose} className={buttonClass('secondary')}>
          {t('app.cancel')}
        </button>
        <AgainLink place={place} />
      </div>
    </Modal>
  );
}

export function AgainLink({ place }: { place: string }) {
  const { t, settings } = useHome();
  return (
    <a href={againAddress(settings.login, place)} className={buttonClass('primary')}>
      {t('app.proof.link')}
    </a>
  );
}
