import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '@/components/ui/dialog/modal';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { SplitSection } from '@/components/ui/split-section';
import type { AccountSession } from '@/lib/api/contract/entities';
import { loadApi } from '@/lib/session/api';
import { failureWords } from './failure-words';
import { useDates, useHome } from './home';
import type { Part } from './own-calls';
import { LongList, PartState } from './part-state';

/** Where the account is signed in, and the way out of everywhere else; nothing where the API keeps no such list. */
export function SessionsPart({ sessions }: { sessions: Part<readonly AccountSession[]> }) {
  const { t } = useHome();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [ended, setEnded] = useState(false);
  if (sessions.state === 'unknownCall') return null;
  const list = sessions.state === 'known' ? sessions.data : [];
  const count = list.length;
  return (
    <SplitSection
      id="sessions"
      title={t('app.sessions.title')}
      mark={<Badge count={count} label={t('app.sessions.count', { count })} />}
    >
      {sessions.state === 'known' ? (
        <LongList items={list} keyOf={({ id }) => id}>
          {(session) => <Entry session={session} />}
        </LongList>
      ) : (
        <PartState part={sessions} />
      )}
      <div className="mt-6">
        <p role="status" className="text-good empty:hidden">
          {ended ? t('app.sessions.ended') : null}
        </p>
        {list.some(({ current }) => !current) ? (
          <button type="button" onClick={() => setAsking(true)} className={buttonClass('secondary')}>
            {t('app.sessions.endOthers')}
          </button>
        ) : count > 0 && !ended ? (
          <p className="text-muted">{t('app.sessions.only')}</p>
        ) : null}
      </div>
      {asking ? (
        <EndOthers
          onClose={() => setAsking(false)}
          onEnded={() => {
            setAsking(false);
            setEnded(true);
            void queries.invalidateQueries({ queryKey: ['sessions'] });
          }}
        />
      ) : null}
    </SplitSection>
  );
}

function Entry({ session: { device, createdAt, lastUsedAt, current } }: { session: AccountSession }) {
  const { t } = useHome();
  const { moment } = useDates();
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span className="wrap-anywhere">{device ?? t('app.sessions.unknownDevice')}</span>
        {current ? (
          <span className="rounded-full bg-good-soft px-2.5 py-0.5 text-sm font-medium text-good">
            {t('app.sessions.current')}
          </span>
        ) : null}
      </h3>
      {lastUsedAt === null ? null : (
        <p className="text-sm text-muted">{t('app.sessions.used', { date: moment(lastUsedAt) })}</p>
      )}
      {createdAt === null ? null : (
        <p className="text-sm text-muted">{t('app.sessions.created', { date: moment(createdAt) })}</p>
      )}
    </>
  );
}

function EndOthers({ onClose, onEnded }: { onClose: () => void; onEnded: () => void }) {
  const home = useHome();
  const { t } = home;
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const end = async () => {
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    try {
      const api = await loadApi();
      await api.call('endSessions', { query: { others: '1' } });
      onEnded();
    } catch (error) {
      setFailure(failureWords(home, error));
      setPending(false);
    }
  };
  return (
    <Modal title={t('app.sessions.confirm')} onClose={onClose}>
      <p className="mt-4">{t('app.sessions.explain')}</p>
      <p role="alert" className="mt-4 font-medium text-bad empty:hidden">
        {failure}
      </p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <button type="button" onClick={onClose} className={buttonClass('secondary', 'grow sm:grow-0')}>
          {t('app.cancel')}
        </button>
        <button
          type="button"
          onClick={() => void end()}
          aria-disabled={pending}
          className={buttonClass('primary', 'grow aria-disabled:opacity-70 sm:grow-0')}
        >
          {t(pending ? 'app.sessions.busy' : 'app.sessions.endOthers')}
        </button>
      </div>
    </Modal>
  );
}
