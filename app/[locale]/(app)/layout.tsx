import type { ReactNode } from 'react';
import { IntentPrefetch } from '@/components/layout/intent-prefetch.island';

/** The rooms of members: layout `noheaderfooter`. Their code is loaded here alone. */
export default function AppLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <IntentPrefetch />
    </>
  );
}
