import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';
import { Link } from '@/lib/i18n/navigation';
import { brand } from '@/lib/site/brand';

/** What pages with the layout `noheaderfooter` stand in: the logo as the way back, one column, the independence statement. */
export function BareFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('chrome');
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="page-grid flex h-(--header-height) items-center">
        <Link to="home" aria-label={t('logo', { brand: brand.name })} className="flex min-h-11 items-center">
          <Logo name={brand.name} />
        </Link>
      </div>
      <main id="content" className="page-grid flex flex-1 flex-col items-center py-10 md:py-16">
        <div className="w-full max-w-md">
          <h1 className="text-title font-bold">{title}</h1>
          {children}
        </div>
      </main>
      <footer className="page-grid pb-8 text-sm text-muted">
        <p className="max-w-prose">{t('footer.independence', { brand: brand.name })}</p>
      </footer>
    </div>
  );
}
