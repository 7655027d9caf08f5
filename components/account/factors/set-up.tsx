import { PromptDialog } from '@/components/ui/dialog/prompt-dialog';
import { buttonClass } from '@/components/ui/button';
import type { CallData } from '@/lib/api/contract/calls';
import { limits } from '@/lib/api/contract/limits';
import { hasCode } from '@/lib/api/errors';
import { loadApi } from '@/lib/session/api';
import { failureWords } from '../home/failure-words';
import { useHome } from '../home/home';
import { isAppCode } from './code-rules';
import { QrCode } from './qr-code';

interface SetUpProps {
  begun: CallData<'startTwoStep'>;
  onDone: (recoveryCodes: readonly string[]) => void;
  /** Another window has turned it on meanwhile. */
  onChanged: () => void;
  onClose: () => void;
}

/** Brings the secret into an app, by a picture, a key or a link, and counts only once the app's code is right. */
export function SetUp({ begun: { setup, secret, address }, onDone, onChanged, onClose }: SetUpProps) {
  const home = useHome();
  const { t } = home;
  const confirm = async (code: string) => {
    try {
      const api = await loadApi();
      const { recoveryCodes } = await api.call('confirmTwoStep', { body: { setup, code } });
      onDone(recoveryCodes);
    } catch (error) {
      if (hasCode(error, 'bad_code')) return t('factors.step.wrong');
      if (hasCode(error, 'bad_ticket')) return t('factors.twoStep.expired');
      if (!hasCode(error, 'factor_changed')) return failureWords(home, error);
      onChanged();
    }
    return undefined;
  };
  return (
    <PromptDialog
      title={t('factors.twoStep.start')}
      label={t('factors.step.label')}
      input={{
        name: 'code',
        autoComplete: 'one-time-code',
        inputMode: 'numeric',
        maxLength: limits.factorCode,
      }}
      rule={{ validate: (value) => (isAppCode(value) ? undefined : t('factors.step.invalid')) }}
      confirm={t('factors.twoStep.confirm')}
      busy={t('factors.step.busy')}
      cancel={t('app.cancel')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="mt-4">{t('factors.twoStep.scan')}</p>
      <QrCode text={address} label={t('factors.twoStep.picture')} />
      <p className="pointer-fine:hidden">
        <a href={address} className={buttonClass('secondary', 'mt-4 w-full')}>
          {t('factors.twoStep.open')}
        </a>
      </p>
      <p className="mt-4">{t('factors.twoStep.key')}</p>
      <p className="mt-1 font-mono wrap-anywhere select-all" dir="ltr" translate="no">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <p className="mt-4">{t('factors.twoStep.enter')}</p>
    </PromptDialog>
  );
}
