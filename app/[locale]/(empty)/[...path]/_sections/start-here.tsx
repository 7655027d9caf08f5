import { useTranslations } from 'next-intl';
import { SessionLink } from '@/components/layout/header/session-link.island';
import { LanguageSelector } from '@/components/layout/language/language-selector';
import { buttonClass } from '@/components/ui/button';
import { Logo } from '@/components/layout/logo';
import { Link, useHref } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { pageRoutes } from '@/lib/routes/routes';
import { OneTapCorner } from '@/components/account/google/one-tap-corner';

const questions = [
  { key: 'date', to: 'courses' },
  { key: 'target', to: 'learn' },
  { key: 'skill', to: 'correction' },
] as const;

/** The landing page for visitors who do not know what to do first. */
export function StartHere() {
  const t = useTranslations('landing.startHere');
  const button = useTranslations('chrome.header');
  const statement = useTranslations('chrome.footer')('independence', { brand: brand.name });
  return (
    <main id="content" className="page-grid max-w-3xl py-12 md:py-20">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to="home" aria-label={t('home')} className="inline-flex min-h-11 items-center">
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
      <h1 className="mt-10 text-display font-bold">{t('title')}</h1>
      <p className="mt-5 text-lead text-muted">{t('lead')}</p>
      <ol className="mt-12 grid gap-10">
        {questions.map(({ key, to }) => (
          <li key={key} className="border-t-2 border-line pt-6">
            <h2 className="text-xl font-bold">{t(`${key}.title`)}</h2>
            <p className="mt-3 text-muted">{t(`${key}.body`)}</p>
            <div className="mt-5 flex flex-wrap gap-3">
              <Link to={to} className={buttonClass('secondary')}>
                {t(`${key}.link`)}
              </Link>
              {key === 'date' ? (
                <Link to="mockExam" className={buttonClass('secondary')}>
                  {t('date.exam')}
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-16 grid gap-6 border-t border-line pt-8">
        <LanguageSelector path={pageRoutes.startHere.path} />
        <p className="text-sm text-muted">{statement}</p>
      </div>
      <OneTapCorner />
    </main>
  );
}
