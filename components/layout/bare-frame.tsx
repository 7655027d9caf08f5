import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Logo } from '@/components/layout/logo';
import { Link } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { pathOf, type PageId } from '@/lib/routes/routes';
import { LanguageButton, LanguageList } from './language/language-selector';
import { Notices } from './notices/notices';

interface BareFrameProps {
  page: PageId;
  title: ReactNode;
  top?: ReactNode;
  aside?: ReactNode;
  wide?: boolean;
  menu?: readonly PageId[];
  notices?: ReactNode;
  children: ReactNode;
}

/** For pages with the layout `noheaderfooter` (spec section 2), which need script. */
export function BareFrame({ page, title, top, aside, wide, menu, notices, children }: BareFrameProps) {
  const t = useTranslations('chrome');
  const account = useTranslations('account');
  const names = useTranslations('meta');
  return (
    <div className="flex min-h-dvh flex-col">
      <Notices>{notices}</Notices>
      <header className="page-grid flex h-(--header-height) items-center justify-between gap-4">
        <Link
          to="home"
          aria-label={t('logo', { brand: brand.name })}
          className="flex min-h-11 shrink-0 items-center"
        >
          <Logo name={brand.name} />
        </Link>
        <LanguageButton
          className="-me-3 inline-flex min-w-0 rounded-control px-3 hover:bg-sunken"
          nameClass="min-w-0 truncate"
        />
      </header>
      {menu ? (
        <nav aria-label={t('header.label')} className="border-y border-line">
          <ul className="page-grid flex flex-wrap gap-x-6">
            {menu.map((id) => (
              <li key={id}>
                <Link to={id} className="flex min-h-11 items-center font-medium hover:text-action">
                  {names(`${id}.name`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <main id="content" className="page-grid flex flex-1 flex-col items-center pt-4 pb-10 md:py-16">
        <div
          className={classNames(
            'w-full',
            aside === undefined
              ? wide
                ? 'max-w-4xl'
                : 'max-w-md'
              : 'grid max-w-md gap-y-10 lg:max-w-none lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-start lg:gap-x-[clamp(4rem,9vw,8rem)]',
          )}
        >
          <div className="min-w-0">
            {top}
            <h1 className="text-title font-bold">{title}</h1>
            {children}
            <noscript>
              <p className="mt-6 rounded-control bg-warn-soft px-4 py-3 text-warn">{account('noScript')}</p>
            </noscript>
          </div>
          {aside}
        </div>
      </main>
      <footer className="page-grid pb-8 text-sm text-muted">
        <p className="max-w-prose">{t('footer.independence', { brand: brand.name })}</p>
      </footer>
      <LanguageList route={{ path: pathOf(page) }} />
    </div>
  );
}
