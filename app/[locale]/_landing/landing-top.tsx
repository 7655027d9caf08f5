import { useTranslations } from 'next-intl';
import { SessionLink } from '@/components/layout/header/session-link.island';
import { Logo } from '@/components/layout/logo';
import { buttonClass } from '@/components/ui/button';
import { Link, useHref } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';

export const landingMainClass = 'page-grid max-w-3xl py-12 md:py-20';

export function LandingTop() {
  const home = useTranslations('landing.startHere')('home');
  const button = useTranslations('chrome.header');
  return (
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
  );
}

/** Pages with a footer say it there. */
export function LandingStatement() {
  const statement = useTranslations('chrome.footer')('independence', { brand: brand.name });
  return <p className="text-sm text-muted">{statement}</p>;
}
