import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { MissingAddress } from './_sections/missing-address.island';
import { PageFrame } from '@/components/layout/page-frame';
import { buttonClass } from '@/components/ui/button';
import { Link, useHref } from '@/lib/routes/link';
import { pageRoutes } from '@/lib/routes/routes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chrome.notFound');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** What the middleware shows, with status 404, for every address that names no page (spec section 8). */
export default function NotFoundPage() {
  const t = useTranslations('chrome.notFound');
  return (
    <PageFrame route={pageRoutes.home}>
      <div className="page-grid flex min-h-[60dvh] flex-col items-start justify-center py-20">
        <p aria-hidden="true" className="text-lg font-bold text-action">
          404
        </p>
        <h1 className="mt-2 text-display font-bold">{t('title')}</h1>
        <MissingAddress
          home={useHref('home')}
          texts={{
            invalid: t('invalid', { path: '{path}' }),
            unmatched: t('unmatched', { path: '{path}' }),
          }}
        />
        <p className="mt-2 max-w-prose text-lead text-muted">{t('text')}</p>
        <Link to="home" className={buttonClass('primary', 'mt-8')}>
          {t('return')}
        </Link>
      </div>
    </PageFrame>
  );
}
