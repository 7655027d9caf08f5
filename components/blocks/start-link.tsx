import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';

/** The next step of a page that sells nothing itself: the login, which leads newcomers on to an account. */
export function StartLink({ children }: { children: ReactNode }) {
  return (
    <Link to="login" className={buttonClass('primary')}>
      {children}
    </Link>
  );
}
