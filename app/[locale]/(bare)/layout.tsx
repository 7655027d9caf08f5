import type { ReactNode } from 'react';
import { IntentPrefetch } from '@/components/islands/intent-prefetch';

/** Layout `noheaderfooter`. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <IntentPrefetch />
    </>
  );
}
