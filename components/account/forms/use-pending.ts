import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { readPending, type Flow, type Pending } from '@/lib/account/pending';
import { readToken } from '@/lib/session/token';

/**
 * What the first step of a flow left behind. A visitor who has not taken it is led back to it.
 *
 * @param first address of the first step
 * @param needsTicket whether the code must have been entered too
 */
export function usePending(flow: Flow, first: string, needsTicket = false): Pending | undefined {
  const router = useRouter();
  const [pending, setPending] = useState<Pending>();

  useEffect(() => {
    let current = true;
    const found = readPending(flow);
    if (found && (!needsTicket || found.ticket)) queueMicrotask(() => setPending(found));
    else void isVisitor().then((visitor) => current && visitor && router.replace(first));
    return () => {
      current = false;
    };
  }, [flow, first, needsTicket, router]);

  return pending;
}

/**
 * Whoever is signed in is led to the app home by the page's frame. Leading back as well would be a race: the router writes the
 * address of its page, and a browser then drops the load of another document that is under way.
 */
async function isVisitor(): Promise<boolean> {
  if (readToken() === null) return true;
  return import('@/lib/session/user')
    .then(({ loadUser }) => loadUser())
    .then(
      ({ temp }) => temp,
      () => true,
    );
}
