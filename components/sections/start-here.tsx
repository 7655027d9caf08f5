import { useTranslations } from 'next-intl';
import { LanguageSelector } from '@/components/site/language-selector';
import { buttonClass } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { Link } from '@/lib/i18n/navigation';
import { brand } from '@/lib/site/brand';
import { pageRoutes } from '@/lib/site/routes';

const questions = [
  { key: 'date', to: 'courses' },
  { key: 'target', to: 'learn' },
  { key: 'skill', to: 'correction' },
] as const;

/** The landing page for visitors who do not know what to do first. */
export function StartHere() {
  const t = useTranslations('landing.startHere');
  const statement = useTranslations('chrome.footer')('independence', { brand: brand.name });
  return (
    <main id="content" className="page-grid max-w-3xl py-12 md:py-20">
      <Link to="home" aria-label={t('home')} className="inline-flex min-h-11 items-center">
        <Logo name={brand.name} />
      </Link>
      <h1 className="mt-10 text-display font-bold">{t('title')}</h1>
      <p className="mt-5 text-lead text-muted">{t('lead')}</p>
      <ol className="mt-12 grid gap-10">
        {questions.map(({ key, to }) => (
          <li key={key} className="border-t-2 border-line pt-6">
            <h2 className="text-xl font-bold">{t(`${key}.title`)}</h2>
            <p className="mt-3 text-muted">{t(`${key}.body`)}</p>
            <Link to={to} className={buttonClass('secondary', 'mt-5')}>
              {t(`${key}.link`)}
            </Link>
          </li>
        ))}
      </ol>
      <div className="mt-16 grid gap-6 border-t border-line pt-8">
        <LanguageSelector path={pageRoutes.startHere.path} />
        <p className="text-sm text-muted">{statement}</p>
      </div>
    </main>
  );
}
