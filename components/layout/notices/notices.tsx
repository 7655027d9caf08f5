import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { outsideServices } from '@/lib/env/outside-services';
import { Link } from '@/lib/routes/link';
import { CookieNotice, NoticePlace } from './notices.island';

interface NoticesProps {
  /** Where the question for consent looks for its place; pages without it leave that to the next page. */
  id?: 'notices';
  children?: ReactNode;
}

/** What floats at the foot of a page, the notice about cookies last; it comes 5 s after loading on pages of every layout (spec section 2). */
export function Notices({ id, children }: NoticesProps) {
  const t = useTranslations('chrome');
  return (
    <NoticePlace id={id}>
      {children}
      {/* Where consent is asked for, that question comes in its place. */}
      {outsideServices.consent ? null : (
        <CookieNotice label={t('cookieNotice.label')} dismiss={t('cookieNotice.dismiss')}>
          {t('cookieNotice.line')}{' '}
          <Link to="cookies" className="text-action underline underline-offset-4">
            {t('cookieNotice.more')}
          </Link>
        </CookieNotice>
      )}
    </NoticePlace>
  );
}
