'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { createPrefetchQueue } from '@/lib/routes/prefetch-queue';

export function IntentPrefetch() {
  const router = useRouter();

  useEffect(() => {
    const queue = createPrefetchQueue((path) => router.prefetch(path));
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.target || link.dataset.locale) return;
      // A file is no page: the router has nothing to load of it.
      if (link.pathname.includes('.')) return;
      if (link.pathname !== window.location.pathname) queue.request(link.pathname);
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const name of events) document.addEventListener(name, onIntent, { passive: true });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) queue.finish(new URL(entry.name).pathname);
    });
    observer.observe({ type: 'resource' });
    return () => {
      observer.disconnect();
      for (const name of events) document.removeEventListener(name, onIntent);
    };
  }, [router]);

  return null;
}
