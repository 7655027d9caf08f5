import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PromptDialog } from '@/components/ui/dialog/prompt-dialog';
import { buttonClass } from '@/components/ui/button';
import type { User } from '@/lib/api/contract/entities';
import { limits } from '@/lib/api/contract/limits';
import { loadApi } from '@/lib/session/api';
import { fieldRules } from '@/lib/account/field-rules';
import { fill } from '@/lib/i18n/fill';
import { sendBefore } from '@/lib/practice/keep';
import { goToRoot } from '@/lib/session/root-notices';
import { signOut } from '@/lib/session/sign-out';
import { refreshUser } from '@/lib/session/user';
import { failureWords } from './failure-words';
import { useHome, type AppHomeTexts } from './home';
import { KeptLine } from './kept-line';

export function Greeting({ canRename }: { canRename: boolean }) {
  const { t, settings, user } = useHome();
  const { texts, root } = settings;
  const [asking, setAsking] = useState(false);
  const [changed, setChanged] = useState(false);
  const [clearWork, setClearWork] = useState(false);
  const asked = useQueryClient();
  const leave = async () => {
    // What is still asked for would be refused to whoever is logged out.
    await asked.cancelQueries();
    await sendBefore(() => signOut({ clearWork }));
    goToRoot(root, 'signedOut');
  };
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 text-lead wrap-anywhere">{greeting(user, texts)}</p>
        <button type="button" onClick={() => void leave()} className={buttonClass('secondary', 'shrink-0')}>
          {texts.signOut}
        </button>
      </div>
      {user.email ? <p className="wrap-anywhere text-muted">{user.email}</p> : null}
      <div className="sm:flex sm:items-start sm:gap-6">
        {canRename ? (
          <button type="button" onClick={() => setAsking(true)} className={buttonClass('link')}>
            {t('app.name.change')}
          </button>
        ) : null}
        <details className="max-w-prose text-sm">
          <summary className="w-fit cursor-pointer py-3">{texts.signOutStays}</summary>
          <KeptLine />
          <label className="my-2 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={clearWork}
              onChange={({ currentTarget }) => setClearWork(currentTarget.checked)}
              aria-describedby="sign-out-keeps"
              className="size-5 shrink-0 accent-action"
            />
            <span>{texts.signOutClears}</span>
          </label>
          <p id="sign-out-keeps" className="pb-2 text-muted">
            {texts.signOutKeeps}
          </p>
        </details>
      </div>
      <p role="status" className="text-good empty:hidden">
        {changed ? t('app.name.changed') : null}
      </p>
      {asking ? <Rename onClose={() => setAsking(false)} onChanged={() => setChanged(true)} /> : null}
    </>
  );
}

function Rename({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const home = useHome();
  const { t, user } = home;
  const { labels, hints, errors } = home.settings.forms;
  const change = async (value: string) => {
    try {
      const api = await loadApi();
      await api.call('changeName', { body: { nickname: value.trim() } });
    } catch (error) {
      return failureWords(home, error);
    }
    onChanged();
    // The new name is kept already; where it cannot be read back now, the next visit shows it.
    await refreshUser().catch(() => undefined);
    return undefined;
  };
  return (
    <PromptDialog
      title={t('app.name.title')}
      label={labels.nickname}
      hint={hints.nickname}
      value={user.nickname ?? user.name ?? ''}
      rule={{
        validate: (value) => {
          const problem = fieldRules.nickname(value);
          return problem && errors[problem];
        },
      }}
      input={{ name: 'nickname', autoComplete: 'nickname', maxLength: limits.nickname }}
      confirm={t('app.name.save')}
      busy={t('app.saving')}
      cancel={t('app.cancel')}
      onConfirm={change}
      onClose={onClose}
    />
  );
}

function greeting({ nickname, name, email }: User, texts: AppHomeTexts): string {
  const known = [nickname, name, email].find((text) => text?.trim());
  return known ? fill(texts.title, { name: known }) : texts.titleNoName;
}
