import { useEffect, useState } from 'react';
import { loadKeep } from '@/lib/practice/load-keep';
import { onSessionEnded, readToken } from '@/lib/session/token';

/** Whether a plan runs; nobody is limited by what is not known. */
export type Plan = 'none' | 'running' | 'unknown';

export type Keeper = 'browser' | 'account' | 'unknown';

interface Account {
  plan: Plan;
  keeper: Keeper;
}

const visitor: Account = { plan: 'none', keeper: 'browser' };
const unknown: Account = { plan: 'unknown', keeper: 'unknown' };

export function useAccount(): Account {
  const [account, setAccount] = useState<Account>(() => (readToken() === null ? visitor : unknown));

  useEffect(() => {
    if (readToken() === null) return;
    let isGone = false;
    let stopFollowing = () => {};
    const show = (found: Account) => {
      if (!isGone) setAccount(found);
    };
    askFor(show).then(
      (stop) => {
        if (isGone) stop();
        else stopFollowing = stop;
      },
      // It stays unknown.
      () => undefined,
    );
    const stop = onSessionEnded(() => show(visitor));
    return () => {
      isGone = true;
      stop();
      stopFollowing();
    };
  }, []);

  return account;
}

/** @returns stops following the user */
async function askFor(show: (account: Account) => void): Promise<() => void> {
  const [{ loadUser, keepFor, onUserChanged }, { keepPractice }] = await Promise.all([
    import('@/components/layout/header/signed-in'),
    loadKeep(),
  ]);
  let keeper: Keeper = 'unknown';
  const showUser = ({ isVip, temp }: { isVip: boolean; temp: boolean }) =>
    show({ plan: isVip ? 'running' : 'none', keeper: temp ? 'browser' : keeper });
  const user = keepFor(await loadUser());
  showUser(user);
  if (!user.temp) {
    keeper = (await keepPractice()) === true ? 'account' : 'unknown';
    showUser(user);
  }
  return onUserChanged(showUser);
}
