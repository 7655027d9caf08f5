'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { readPending, type Flow, type Pending } from '@/lib/session/pending';

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
    const found = readPending(flow);
    if (!found || (needsTicket && !found.ticket)) router.replace(first);
    else queueMicrotask(() => setPending(found));
  }, [flow, first, needsTicket, router]);

  return pending;
}
