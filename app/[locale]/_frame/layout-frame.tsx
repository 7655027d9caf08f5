import { ArrowUp } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoogleOneTap } from '@/components/account/google/google-one-tap.island';
import { IntentPrefetch } from '@/components/layout/intent-prefetch.island';
import { LanguageSuggestion } from '@/components/layout/language/language-suggestion.island';
import { Notices } from '@/components/layout/notices/notices';
import { ScrollToTop } from '@/components/layout/scroll-to-top.island';
import { useGoogleSettings } from '@/components/account/google/google-texts';
import type { Layout, Route } from '@/lib/routes/routes';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header/header';
import { LanguageList } from '@/components/layout/language/language-selector';

/** What each layout of the specification stands for (section 2). */
export const frames: Record<Layout, { header: boolean; footer: boolean; helpers: boolean }> = {
  default: { header: true, footer: true, helpers: true },
  header: { header: true, footer: false, helpers: true },
  footer: { header: false, footer: true, helpers: true },
  noheaderfooter: { header: false, footer: false, helpers: true },
  empty: { header: false, footer: false, helpers: false },
};

/**
 * Puts a landing page into the layout that its text names; the page brings its own `main`. Such pages have a file of their own,
 * `(framed)`: what one page of a file needs, all of its pages load, and the header weighs 5 kB.
 */
export function LayoutFrame({
  route,
  children,
}: {
  route: Pick<Route, 'layout' | 'path' | 'locales' | 'elsewhere'>;
  children: ReactNode;
}) {
  const { header, footer, helpers } = frames[route.layout];
  if (!helpers) return children;
  return (
    <>
      {header ? <SkipLink /> : null}
      {header || footer ? <SiteNotices /> : <Notices />}
      {header ? <Header /> : null}
      {children}
      {footer ? <Footer route={route} /> : null}
      {header && !footer ? <LanguageList route={route} /> : null}
      {header || footer ? <SiteHelpers /> : null}
      <IntentPrefetch />
    </>
  );
}

/** The way past the header, what floats at the foot of the window, and the header: what covers a page is stepped through before it. */
export function SiteHeader() {
  return (
    <>
      <SkipLink />
      <SiteNotices />
      <Header />
    </>
  );
}

function SkipLink() {
  const t = useTranslations('chrome');
  return (
    <a
      href="#content"
      className="fixed start-2 top-2 z-[2001] flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-5 py-4 font-semibold text-action shadow-md not-focus:sr-only"
    >
      {t('skipToContent')}
    </a>
  );
}

function SiteNotices() {
  const google = useGoogleSettings();
  return (
    <Notices id="notices">
      {google ? <GoogleOneTap {...google} /> : null}
      <LanguageSuggestion />
    </Notices>
  );
}

export function SiteHelpers() {
  const t = useTranslations('chrome');
  return <ScrollToTop label={t('scrollToTop')} icon={<ArrowUp aria-hidden="true" className="size-5" />} />;
}
