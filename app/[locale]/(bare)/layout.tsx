import type { ReactNode } from 'react';
import { IntentPrefetch } from '@/components/layout/intent-prefetch.island';

/** Layout `noheaderfooter` (spec section 2). */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <IntentPrefetch />
    </>
  );
}
