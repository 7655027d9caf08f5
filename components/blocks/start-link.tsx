import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { SessionLink } from '@/components/layout/header/session-link.island';
import { buttonClass } from '@/components/ui/button';
import { Link, useHref } from '@/lib/routes/link';

interface StartLinkProps {
  to?: ComponentProps<typeof Link>['to'];
  room?: 'app' | 'appCorrection';
  children: ReactNode;
}

/**
 * The next step of a page that sells nothing itself: the login, which leads newcomers on to an account, unless the page has one that
 * needs none; for who is logged in, the account or the room that the page is about.
 */
export function StartLink({ to = 'login', room = 'app', children }: StartLinkProps) {
  const href = useHref(room);
  const started = useTranslations('chrome.header')('getStarted');
  return (
    <SessionLink
      visitor={
        <Link to={to} className={buttonClass('primary')}>
          {children}
        </Link>
      }
      user={
        <a href={href} className={buttonClass('primary')}>
          {started}
        </a>
      }
    />
  );
}
