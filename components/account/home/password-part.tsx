import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { SplitSection } from '@/components/ui/split-section';
import { hasCode } from '@/lib/api/errors';
import { loadApi } from '@/lib/session/api';
import { refreshUser } from '@/lib/session/user';
import { AccountForm } from '../forms/account-form';
import { useCameBack } from '../proof/again';
import { AgainLink } from '../proof/proof-dialog';
import { useHome } from './home';

const place = 'password-title';

export function PasswordPart() {
  const { t, settings, user } = useHome();
  const { forms, icons } = settings;
  const queries = useQueryClient();
  const [state, setState] = useState<'closed' | 'open' | 'done' | 'again'>(
    useCameBack(place) ? 'open' : 'closed',
  );
  const box = useRef<HTMLDivElement>(null);
  const hasPassword = user.hasPassword !== false;

  // The button that had the focus is gone.
  useEffect(() => {
    if (state === 'open') box.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    if (state === 'done' || state === 'again')
      box.current?.querySelector<HTMLElement>('[role=status]')?.focus();
  }, [state]);

  const texts = {
    ...forms,
    labels: { ...forms.labels, password: t('app.password.current') },
    errors: { ...forms.errors, badCredentials: t('app.password.wrong') },
  };
  return (
    <SplitSection id="password" title={t('app.password.title')}>
      <div ref={box} className="max-w-md">
        {state === 'done' || state === 'again' ? (
          <p
            role="status"
            tabIndex={-1}
            className={classNames('mb-4 outline-none', state === 'done' ? 'text-good' : 'text-bad')}
          >
            {t(state === 'done' ? 'app.password.done' : 'app.proof.again')}
          </p>
        ) : null}
        {state === 'open' ? (
          <>
            <p className="text-muted">
              {t(hasPassword ? 'app.password.changeLead' : 'app.password.setLead')}
            </p>
            <AccountForm
              texts={texts}
              icons={icons}
              fields={
                hasPassword ? [{ name: 'password' }, { name: 'newPassword' }] : [{ name: 'newPassword' }]
              }
              submit={t('app.password.save')}
              busy={t('app.saving')}
              onlyPassword
              onSubmit={async ({ password, newPassword }) => {
                const api = await loadApi();
                try {
                  await api.call('changePassword', {
                    body: { newPassword, ...(hasPassword && { password }) },
                  });
                } catch (error) {
                  // Only a recent sign-in lets an account without a password have one.
                  if (!hasPassword && hasCode(error, 'sign_in_again')) return setState('again');
                  throw error;
                }
                setState('done');
                void queries.invalidateQueries({ queryKey: ['sessions'] });
                // An account that had none has one now.
                if (!hasPassword) await refreshUser().catch(() => undefined);
              }}
            >
              {/* For the browser's own store of passwords, which keeps them by address. */}
              <input hidden readOnly name="username" autoComplete="username" value={user.email ?? ''} />
              <button
                type="button"
                onClick={() => setState('closed')}
                className={buttonClass('secondary', 'order-last')}
              >
                {t('app.cancel')}
              </button>
            </AccountForm>
          </>
        ) : state === 'again' ? (
          <AgainLink place={place} />
        ) : (
          <button type="button" onClick={() => setState('open')} className={buttonClass('secondary')}>
            {t(hasPassword ? 'app.password.change' : 'app.password.set')}
          </button>
        )}
      </div>
    </SplitSection>
  );
}
