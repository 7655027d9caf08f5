import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { SplitSection } from '@/components/ui/split-section';
import type { CallData } from '@/lib/api/contract/calls';
import { loadApi } from '@/lib/session/api';
import { failureWords } from '../home/failure-words';
import { useDates, useHome } from '../home/home';
import type { Part } from '../home/own-calls';
import { LongList } from '../home/part-state';
import { useCameBack } from '../proof/again';
import { Ask } from '../proof/ask';
import { needsProof, ProofDialog } from '../proof/proof-dialog';
import { addPasskey } from './add-passkey';
import { RenamePasskey, type Passkey } from './rename-passkey';

type View =
  { kind: 'renaming' | 'removing' | 'provingRemoval'; passkey: Passkey } | { kind: 'provingAddition' };

const place = 'passkeys-title';

/** The passkeys of the account; nothing where the API knows of none. */
export function PasskeysPart({ factors }: { factors: Part<CallData<'factors'>> }) {
  const home = useHome();
  const { t } = home;
  const queries = useQueryClient();
  const [view, setView] = useState<View>();
  const [said, setSaid] = useState<{ words: string; bad?: true }>();
  useCameBack(place);
  if (factors.state !== 'known' || factors.data.passkeys === null) return null;
  const list = factors.data.passkeys;
  const count = list.length;

  const done = (words: string) => {
    setSaid({ words });
    setView(undefined);
    void queries.invalidateQueries({ queryKey: ['factors'] });
  };
  /** A dialog leaves also after it has done its work: then another view may have taken its place. */
  const leave = (kind: View['kind']) => setView((now) => (now?.kind === kind ? undefined : now));

  const add = async (password?: string) => {
    const refusal = await addPasskey(password);
    if (refusal === undefined) return done(t('factors.passkeys.added'));
    setSaid({ words: t(`factors.passkeys.${refusal}`), bad: true });
    setView(undefined);
  };
  const tryToAdd = async () => {
    setSaid(undefined);
    try {
      await add();
    } catch (error) {
      if (needsProof(error)) setView({ kind: 'provingAddition' });
      else setSaid({ words: failureWords(home, error), bad: true });
    }
  };
  const remove = async ({ id }: Passkey, password?: string) => {
    const api = await loadApi();
    await api.call('removePasskey', { body: { id, ...(password !== undefined && { password }) } });
    done(t('factors.passkeys.removed'));
  };
  const tryToRemove = async (passkey: Passkey) => {
    setSaid(undefined);
    try {
      await remove(passkey);
    } catch (error) {
      if (!needsProof(error)) return failureWords(home, error);
      setView({ kind: 'provingRemoval', passkey });
    }
    return undefined;
  };

  return (
    <SplitSection
      id="passkeys"
      title={t('factors.passkeys.title')}
      mark={count > 0 ? <Badge count={count} label={t('factors.passkeys.count', { count })} /> : undefined}
    >
      <p role="status" className={said?.bad ? 'mb-4 text-bad empty:hidden' : 'mb-4 text-good empty:hidden'}>
        {said?.words}
      </p>
      <p className="max-w-prose">{t('factors.passkeys.lead')}</p>
      <div className="mt-8 empty:hidden">
        {count > 0 ? (
          <LongList items={list} keyOf={({ id }) => id}>
            {(passkey) => (
              <Entry
                passkey={passkey}
                onRename={() => setView({ kind: 'renaming', passkey })}
                onRemove={() => setView({ kind: 'removing', passkey })}
              />
            )}
          </LongList>
        ) : null}
      </div>
      {'PublicKeyCredential' in window ? (
        <button type="button" onClick={() => void tryToAdd()} className={buttonClass('secondary', 'mt-5')}>
          {t('factors.passkeys.add')}
        </button>
      ) : (
        <p className="mt-5 text-muted">{t('factors.passkeys.unsupported')}</p>
      )}
      {view?.kind === 'renaming' ? (
        <RenamePasskey passkey={view.passkey} onDone={() => done('')} onClose={() => leave('renaming')} />
      ) : null}
      {view?.kind === 'removing' ? (
        <Ask
          title={t('factors.passkeys.removeTitle')}
          confirm={t('factors.passkeys.remove')}
          busy={t('factors.step.busy')}
          tone="danger"
          act={() => tryToRemove(view.passkey)}
          onClose={() => leave('removing')}
        >
          <p className="mt-4">{t('factors.passkeys.removeExplain', { name: view.passkey.name })}</p>
        </Ask>
      ) : null}
      {view?.kind === 'provingAddition' || view?.kind === 'provingRemoval' ? (
        <ProofDialog
          title={t(view.kind === 'provingAddition' ? 'factors.passkeys.add' : 'factors.passkeys.removeTitle')}
          confirm={t(view.kind === 'provingAddition' ? 'factors.passkeys.add' : 'factors.passkeys.remove')}
          busy={t('factors.step.busy')}
          place={place}
          act={(password) =>
            view.kind === 'provingAddition' ? add(password) : remove(view.passkey, password)
          }
          onClose={() => leave(view.kind)}
        />
      ) : null}
    </SplitSection>
  );
}

interface EntryProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function Entry({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: EntryProps) {
  const { t } = useHome();
  const { moment } = useDates();
  return (
    <>
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      {createdAt === null ? null : (
        <p className="text-sm text-muted">{t('factors.passkeys.created', { date: moment(createdAt) })}</p>
      )}
      {lastUsedAt === null ? null : (
        <p className="text-sm text-muted">{t('factors.passkeys.used', { date: moment(lastUsedAt) })}</p>
      )}
      <p className="flex flex-wrap gap-x-6">
        <button
          type="button"
          onClick={onRename}
          aria-label={t('factors.passkeys.renameOf', { name })}
          className={buttonClass('link')}
        >
          {t('factors.passkeys.rename')}
        </button>
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('factors.passkeys.removeOf', { name })}
          className={buttonClass('link')}
        >
          {t('factors.passkeys.remove')}
        </button>
      </p>
    </>
  );
}
