import { useState } from 'react';
import { PromptDialog } from '@/components/ui/dialog/prompt-dialog';
import { buttonClass } from '@/components/ui/button';
import type { User } from '@/lib/api/contract/entities';
import { limits } from '@/lib/api/contract/limits';
import { loadApi } from '@/lib/session/api';
import { fieldRules } from '@/lib/account/field-rules';
import { sendBefore } from '@/lib/practice/keep';
import { signOut } from '@/lib/session/sign-out';
import { refreshUser } from '@/lib/session/user';
import type { AppHomeTexts } from './app-home.island';
import { failureWords } from './failure-words';
import { useHome } from './home';
import { KeptLine } from './kept-line';

/** Greets by name, which can be changed where the API lets it, and leads out. */
export function Greeting({ canRename }: { canRename: boolean }) {
  const { t, settings, user } = useHome();
  const { texts, root } = settings;
  const [asking, setAsking] = useState(false);
  const [changed, setChanged] = useState(false);
  const [clearWork, setClearWork] = useState(false);
  return (
    <div className="mt-3 mb-8 md:mb-10">
      <p className="text-lead wrap-anywhere">{greeting(user, texts)}</p>
      {user.email ? <p className="wrap-anywhere text-muted">{user.email}</p> : null}
      <KeptLine />
      <div className="-ms-5 mt-2 flex flex-wrap gap-x-2">
        {canRename ? (
          <button type="button" onClick={() => setAsking(true)} className={buttonClass('quiet')}>
            {t('app.name.change')}
          </button>
        ) : null}
        <button
          type="button"
          onClick={() =>
            void sendBefore(() => signOut({ clearWork })).then(() => window.location.assign(root))
          }
          className={buttonClass('quiet')}
        >
          {texts.signOut}
        </button>
      </div>
      <label className="mt-1 flex min-h-11 max-w-prose items-center gap-3">
        <input
          type="checkbox"
          checked={clearWork}
          onChange={({ currentTarget }) => setClearWork(currentTarget.checked)}
          aria-describedby="sign-out-keeps"
          className="size-5 shrink-0 accent-action"
        />
        <span className="text-sm">{texts.signOutClears}</span>
      </label>
      <p id="sign-out-keeps" className="max-w-prose text-sm text-muted">
        {texts.signOutKeeps}
      </p>
      <p role="status" className="text-good empty:hidden">
        {changed ? t('app.name.changed') : null}
      </p>
      {asking ? <Rename onClose={() => setAsking(false)} onChanged={() => setChanged(true)} /> : null}
    </div>
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
  // By a function: in a replacement text, `$&` of a name would mean something else.
  return known ? texts.title.replace('{name}', () => known) : texts.titleNoName;
}
