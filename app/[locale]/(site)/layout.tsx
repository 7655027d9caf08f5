import type { ReactNode } from 'react';
import { IntentPrefetch } from '@/components/islands/intent-prefetch';
import { SiteHeader, SiteHelpers } from '@/components/site/layout-frame';

/** Layout `default`: the header and the site's helpers; each page brings its own footer (see PageFrame). */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      {children}
      <SiteHelpers />
      <IntentPrefetch />
    </>
  );
}
