'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export function HeaderShell({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const pathname = usePathname();

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 0);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  useEffect(() => {
    for (const link of header.current?.querySelectorAll('a') ?? []) {
      // The address bar and not `pathname`: English pages are served from an internal path with a prefix.
      if (link.pathname === window.location.pathname) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [pathname]);

  return (
    <header ref={header} data-scrolled={scrolled || undefined} className="site-header">
      {children}
    </header>
  );
}
