'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { go } from '@/lib/browser/go';
import { softAddress } from '@/lib/routes/soft-address';

/**
 * Follows the links of the site without a new document, for all of them at once (lib/routes/link.tsx). It listens at the document
 * and last, so that what an island does with a click on its link comes first. Renders nothing.
 */
export function SoftLinks() {
  const router = useRouter();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
      const address = link ? softAddress(event, link, window.location.origin) : undefined;
      if (address === undefined) return;
      event.preventDefault();
      go(address, { router });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);

  return null;
}
