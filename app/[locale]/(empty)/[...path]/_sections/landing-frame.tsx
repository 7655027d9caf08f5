import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { SessionLink } from '@/components/layout/header/session-link.island';
import { Notices } from '@/components/layout/notices/notices';
import { LanguageSelector } from '@/components/layout/language/language-selector';
import { buttonClass } from '@/components/ui/button';
import { Logo } from '@/components/layout/logo';
import { Link, useHref } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { OneTapCorner } from '@/components/account/google/one-tap-corner';

interface LandingFrameProps {
  route: Parameters<typeof LanguageSelector>[0]['route'];
  children: ReactNode;
}

/** What a landing page has around it in place of header and footer: the way home and to the account, languages, the statement. */
export function LandingFrame({ route, children }: LandingFrameProps) {
  const home = useTranslations('landing.startHere')('home');
  const button = useTranslations('chrome.header');
  const statement = useTranslations('chrome.footer')('independence', { brand: brand.name });
  return (
    <>
      <Notices>
        <OneTapCorner />
      </Notices>
      <main id="content" className="page-grid max-w-3xl py-12 md:py-20">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link to="home" aria-label={home} className="inline-flex min-h-11 items-center">
            <Logo name={brand.name} />
          </Link>
          <SessionLink
            visitor={
              <Link to="login" className={buttonClass('secondary', 'whitespace-nowrap')}>
                {button('tryForFree')}
              </Link>
            }
            user={
              <a href={useHref('app')} className={buttonClass('secondary', 'whitespace-nowrap')}>
                {button('getStarted')}
              </a>
            }
          />
        </div>
        {children}
        <div className="mt-16 grid gap-6 border-t border-line pt-8">
          <LanguageSelector route={route} />
          <p className="text-sm text-muted">{statement}</p>
        </div>
      </main>
    </>
  );
}
