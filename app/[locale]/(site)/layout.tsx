import type { ReactNode } from 'react';
import { IntentPrefetch } from '@/components/layout/intent-prefetch.island';
import { SiteHeader, SiteHelpers } from '@/app/[locale]/_frame/layout-frame';

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
