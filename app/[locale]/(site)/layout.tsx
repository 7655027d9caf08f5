import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoogleOneTap } from '@/components/islands/account/google-one-tap';
import { CookieNotice } from '@/components/islands/cookie-notice';
import { IntentPrefetch } from '@/components/islands/intent-prefetch';
import { LanguageSuggestion } from '@/components/islands/language-suggestion';
import { ScrollToTop } from '@/components/islands/scroll-to-top';
import { useGoogleSettings } from '@/components/sections/google-texts';
import { Header } from '@/components/site/header';
import { Link } from '@/lib/i18n/navigation';

/** Layout `default`: the header and the site's helpers; each page brings its own footer (see PageFrame). */
export default function SiteLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('chrome');
  const google = useGoogleSettings();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-[2001] rounded-control bg-surface p-3 font-semibold text-action focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t('skipToContent')}
      </a>
      <Header />
      {children}
      <ScrollToTop label={t('scrollToTop')} icon={<ArrowUp aria-hidden="true" className="size-5" />} />
      <div id="notices" className="pointer-events-none fixed inset-x-4 bottom-4 z-[2000] grid gap-3">
        {google ? <GoogleOneTap {...google} /> : null}
        <LanguageSuggestion />
        <CookieNotice label={t('cookieNotice.label')} dismiss={t('cookieNotice.dismiss')}>
          {t('cookieNotice.text')}{' '}
          <Link to="cookies" className="text-action underline underline-offset-4">
            {t('cookieNotice.more')}
          </Link>
        </CookieNotice>
      </div>
      <IntentPrefetch />
    </>
  );
}
