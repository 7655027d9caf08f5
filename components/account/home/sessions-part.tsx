import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { SplitSection } from '@/components/ui/split-section';
import type { AccountSession } from '@/lib/api/contract/entities';
import { useCameBack } from '../proof/again';
import { EndSessions } from './end-sessions';
import { useDates, useHome } from './home';
import type { Part } from './own-calls';
import { LongList, PartState } from './part-state';

const place = 'sessions-title';

/** Where the account is signed in, and the way out of everywhere else; nothing where the API keeps no such list. */
export function SessionsPart({ sessions }: { sessions: Part<readonly AccountSession[]> }) {
  const { t } = useHome();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<AccountSession | 'others'>();
  const [ended, setEnded] = useState<string>();
  useCameBack(place);
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
          {(session) => <Entry session={session} onEnd={() => setAsking(session)} />}
        </LongList>
      ) : (
        <PartState part={sessions} />
      )}
      <div className="mt-6">
        <p role="status" className="mb-4 text-good empty:hidden">
          {ended}
        </p>
        {list.some(({ current }) => !current) ? (
          <button type="button" onClick={() => setAsking('others')} className={buttonClass('secondary')}>
            {t('app.sessions.endOthers')}
          </button>
        ) : count > 0 && ended === undefined ? (
          <p className="text-muted">{t('app.sessions.only')}</p>
        ) : null}
      </div>
      {asking ? (
        <EndSessions
          which={asking}
          place={place}
          onClose={() => setAsking(undefined)}
          onEnded={(words) => {
            setAsking(undefined);
            setEnded(words);
            void queries.invalidateQueries({ queryKey: ['sessions'] });
          }}
        />
      ) : null}
    </SplitSection>
  );
}

interface EntryProps {
  session: AccountSession;
  onEnd: () => void;
}

function Entry({ session: { device, createdAt, lastUsedAt, current }, onEnd }: EntryProps) {
  const { t } = useHome();
  const { moment } = useDates();
  const name = device ?? t('app.sessions.unknownDevice');
  const dates = [
    lastUsedAt === null ? null : t('app.sessions.used', { date: moment(lastUsedAt) }),
    createdAt === null ? null : t('app.sessions.created', { date: moment(createdAt) }),
  ].filter((date) => date !== null);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {current ? (
            <span className="rounded-full bg-good-soft px-2.5 py-0.5 text-sm font-medium text-good">
              {t('app.sessions.current')}
            </span>
          ) : null}
        </h3>
        {dates.map((date) => (
          <p key={date} className="text-sm text-muted">
            {date}
          </p>
        ))}
      </div>
      {current ? null : (
        <button
          type="button"
          onClick={onEnd}
          // Two of one device differ by when they were used.
          aria-label={[t('app.sessions.endOf', { device: name }), dates[0]].filter(Boolean).join('. ')}
          className={buttonClass('quiet', '-ms-5')}
        >
          {t('app.sessions.end')}
        </button>
      )}
    </div>
  );
}
