import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AppTexts } from '@/lib/account/app-texts';
import { readToken } from '@/lib/session/token';
import { loadUser, onUserChanged } from '@/lib/session/user';
import { TwoStepPart } from '../factors/two-step-part';
import { PasskeysPart } from '../passkeys/passkeys-part';
import { Failed } from './failed';
import { Greeting } from './greeting';
import { HomeContext, type AppHomeSettings } from './home';
import { Owned } from './owned/owned';
import { useFactors, useSessions } from './own-calls';
import { PasswordPart } from './password-part';
import { PurchasesPart } from './purchases-part';
import { RemovePart } from './remove-part';
import { SessionsPart } from './sessions-part';

interface OwnAccountProps {
  t: AppTexts;
  settings: AppHomeSettings;
  head: HTMLElement | null;
  /** The API does not know the session any more. */
  onVisitor: () => void;
}

export function OwnAccount(props: OwnAccountProps) {
  // One for each time the page is shown: what a user saw is not kept for the next one.
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, staleTime: 60_000, networkMode: 'always', refetchOnReconnect: true },
        },
      }),
  );
  return (
    <QueryClientProvider client={queries}>
      <Account {...props} />
    </QueryClientProvider>
  );
}

function Account({ t, settings, head, onVisitor }: OwnAccountProps) {
  const { texts } = settings;
  const queries = useQueryClient();
  const { data: user, error, refetch } = useQuery({ queryKey: ['userInfo'], queryFn: loadUser });
  const isVisitor = error !== null && readToken() === null;

  useEffect(() => {
    if (isVisitor) onVisitor();
  }, [isVisitor, onVisitor]);

  // After a purchase, a new name or a new password.
  useEffect(() => onUserChanged((user) => queries.setQueryData(['userInfo'], user)), [queries]);

  if (!user) {
    return error && !isVisitor ? (
      <Failed text={texts.failed} retry={texts.retry} onRetry={() => void refetch()} />
    ) : (
      <p role="status" className="mt-8 min-h-72 text-muted">
        {texts.loading}
      </p>
    );
  }
  return (
    <HomeContext value={{ t, settings, user }}>
      <Parts isVip={user.isVip} head={head} />
    </HomeContext>
  );
}

/** The parts that an API has calls for; one that lists sessions is taken to know what belongs to them. */
function Parts({ isVip, head }: { isVip: boolean } & Pick<OwnAccountProps, 'head'>) {
  const sessions = useSessions();
  const factors = useFactors();
  const hasAccountCalls = sessions.state === 'known';
  return (
    <>
      {head && createPortal(<Greeting canRename={hasAccountCalls} />, head)}
      <Owned isVip={isVip} />
      <PurchasesPart />
      <SessionsPart sessions={sessions} />
      {hasAccountCalls ? (
        <>
          <PasswordPart />
          <TwoStepPart factors={factors} />
          <PasskeysPart factors={factors} />
          <RemovePart />
        </>
      ) : null}
    </>
  );
}
