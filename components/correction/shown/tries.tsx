import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { loadMemberApi } from '@/lib/session/member-api';
import type { Entry } from '../room/given';
import { PlaceLink } from '../room/head';

/** The other tries of the same task, each to be laid beside this one; nothing while they are asked for, or where there are none. */
export function Tries({ id, task }: { id: string; task: string }) {
  const t = useTranslations('correction-room.shown');
  const format = useFormatter();
  const others = useTries(task).filter((one) => one.id !== id && one.state === 'done');
  if (others.length === 0) return null;
  return (
    <section className="mt-10 print:hidden">
      <h3 className="font-semibold">{t('compareTitle')}</h3>
      <ul className="mt-1 grid justify-items-start">
        {others.map((one) => (
          <li key={one.id}>
            <PlaceLink to={{ at: 'one', id, beside: one.id }} className={buttonClass('link')}>
              {t('compareWith', {
                date: format.dateTime(new Date(one.createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useTries(task: string): readonly Entry[] {
  const [tries, setTries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    let current = true;
    loadMemberApi()
      .then((api) => api.call('corrections', { query: { task } }))
      .then(
        ({ corrections }) => current && setTries(corrections),
        // The correction itself is there; what it could be compared with is not missed.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [task]);
  return tries;
}
