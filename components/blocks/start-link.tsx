import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';

interface StartLinkProps {
  to?: ComponentProps<typeof Link>['to'];
  children: ReactNode;
}

/** The next step of a page that sells nothing itself: the login, which leads newcomers on to an account, unless the page has one that needs none. */
export function StartLink({ to = 'login', children }: StartLinkProps) {
  return (
    <Link to={to} className={buttonClass('primary')}>
      {children}
    </Link>
  );
}
