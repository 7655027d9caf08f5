import { useState } from 'react';
import type { AccountSession } from '@/lib/api/contract/entities';
import { loadApi } from '@/lib/session/api';
import { Ask } from '../proof/ask';
import { needsProof, ProofDialog } from '../proof/proof-dialog';
import { failureWords } from './failure-words';
import { useHome } from './home';

interface EndSessionsProps {
  which: AccountSession | 'others';
  place: string;
  onClose: () => void;
  onEnded: (words: string) => void;
}

export function EndSessions({ which, place, onClose, onEnded }: EndSessionsProps) {
  const home = useHome();
  const { t } = home;
  const [proving, setProving] = useState(false);
  const words = useWords(which);

  const end = async (password?: string) => {
    const api = await loadApi();
    const proof = password === undefined ? {} : { body: { password } };
    if (which === 'others') await api.call('endSessions', { query: { others: '1' }, ...proof });
    else await api.call('endSession', { query: { id: which.id }, ...proof });
    onEnded(words.ended);
  };
  const tryToEnd = async () => {
    try {
      await end();
    } catch (error) {
      if (!needsProof(error)) return failureWords(home, error);
      setProving(true);
    }
    return undefined;
  };
  const dialog = { title: words.confirm, confirm: words.end, busy: t('app.sessions.busy') };
  if (proving) return <ProofDialog {...dialog} place={place} act={end} onClose={onClose} />;
  return (
    <Ask {...dialog} tone="primary" act={tryToEnd} onClose={onClose}>
      {words.device === undefined ? null : <p className="mt-4 font-semibold wrap-anywhere">{words.device}</p>}
      <p className="mt-4">{words.explain}</p>
    </Ask>
  );
}

function useWords(which: AccountSession | 'others') {
  const { t } = useHome();
  if (which === 'others') {
    return {
      confirm: t('app.sessions.confirm'),
      device: undefined,
      explain: t('app.sessions.explain'),
      end: t('app.sessions.endOthers'),
      ended: t('app.sessions.ended'),
    };
  }
  const device = which.device ?? t('app.sessions.unknownDevice');
  return {
    confirm: t('app.sessions.confirmOne'),
    device,
    explain: t('app.sessions.explainOne'),
    end: t('app.sessions.end'),
    ended: t('app.sessions.endedOne', { device }),
  };
}
