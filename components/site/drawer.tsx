import { ChevronDown, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SessionLink } from '@/components/islands/account/session-link';
import { DrawerPanel } from '@/components/islands/drawer-panel';
import { buttonClass } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { Link, useHref } from '@/lib/i18n/navigation';
import { brand } from '@/lib/site/brand';
import { mainMenu, productMenu } from '@/lib/site/menus';

const rowClass =
  'flex min-h-14 items-center border-b border-line text-lg font-semibold aria-[current=page]:text-action';

/** The menu on narrow screens: covers the whole screen (spec section 2); the browser opens and closes it without script. */
export function Drawer() {
  const t = useTranslations();
  return (
    <DrawerPanel id="menu-drawer" size="100%" label={t('chrome.header.label')}>
      <div className="page-grid flex h-(--header-height) items-center justify-between">
        <Logo name={brand.name} />
        <button
          type="button"
          popoverTarget="menu-drawer"
          popoverTargetAction="hide"
          aria-label={t('chrome.header.close')}
          className="-me-2 inline-flex size-11 items-center justify-center rounded-control"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      <nav aria-label={t('chrome.header.label')} className="page-grid">
        <ul>
          <li>
            <Link to="home" className={rowClass}>
              {t('meta.home.name')}
            </Link>
          </li>
          <li>
            <details className="group border-b border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between text-lg font-semibold [&::-webkit-details-marker]:hidden">
                {t('chrome.header.products')}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 transition-transform group-open:rotate-180"
                />
              </summary>
              <ul className="pb-3">
                {productMenu.map(({ id }) => (
                  <li key={id}>
                    <Link to={id} className="flex min-h-12 items-center ps-4 aria-[current=page]:text-action">
                      {t(`meta.${id}.name`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
          {mainMenu.map((id) => (
            <li key={id}>
              <Link to={id} className={rowClass}>
                {t(`meta.${id}.name`)}
              </Link>
            </li>
          ))}
        </ul>
        <SessionLink
          className="mt-8"
          visitor={
            <Link to="login" className={buttonClass('primary')}>
              {t('chrome.header.tryForFree')}
            </Link>
          }
          user={
            <a href={useHref('app')} className={buttonClass('primary')}>
              {t('chrome.header.getStarted')}
            </a>
          }
        />
      </nav>
    </DrawerPanel>
  );
}
