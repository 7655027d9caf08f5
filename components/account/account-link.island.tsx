'use client';

import type { ReactNode } from 'react';

interface AccountLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link to another way of signing in, which leads on to the same place afterwards (`?next=`). */
export function AccountLink({ children, ...link }: AccountLinkProps) {
  return (
    <a {...link} onClick={({ currentTarget }) => (currentTarget.search = window.location.search)}>
      {children}
    </a>
  );
}
