import { ArrowRight, X } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { SessionLink } from '@/components/layout/header/session-link.island';
import { DrawerPanel } from '@/components/layout/header/drawer-panel.island';
import { buttonClass } from '@/components/ui/button';
import { Logo } from '@/components/layout/logo';
import { Link, useHref } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { mainMenu, productMenu } from '@/lib/routes/menus';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { LanguageButton } from '../language/language-selector';
import { LevelLink } from './level-link';
import { productIcons } from './product-icons';

const rowClass =
  'flex min-h-12 items-center border-b border-line text-lg font-semibold aria-[current=page]:text-action';

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
        <LevelLink className="flex min-h-16 items-center gap-3 border-t border-line py-2 aria-[current=page]:text-action" />
        <LanguageButton className="flex min-h-12 w-full border-y border-line" chevronClass="ms-auto" />
        <ul>
          <li>
            <Link to="home" className={rowClass}>
              {t('meta.home.name')}
            </Link>
          </li>
          <li>
            <details open className="border-b border-line">
              <summary className="flex min-h-12 cursor-pointer items-center justify-between text-lg font-semibold">
                {t('chrome.header.products')}
              </summary>
              <Products />
            </details>
          </li>
          {mainMenu.map((id) => (
            <li key={id}>
              <Link to={id} className={rowClass}>
                {t(`meta.${id}.name`)}
              </Link>
            </li>
          ))}
          <li>
            <SessionLink
              visitor={
                <Link to="login" className={rowClass}>
                  {t('meta.login.name')}
                </Link>
              }
              user={
                <a href={useHref('app')} className={rowClass}>
                  {t('meta.app.name')}
                </a>
              }
            />
          </li>
          <li>
            <Link to="contact" className={rowClass}>
              {t('meta.contact.name')}
            </Link>
          </li>
        </ul>
        <SessionLink
          className="mt-6"
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

function Products() {
  const t = useTranslations();
  const price = usePrice();
  return (
    <ul className="pb-2">
      {productMenu.map(({ id, tint }) => {
        const Icon = productIcons[id];
        return (
          <li key={id} data-tint={tint}>
            <Link
              to={id}
              className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 aria-[current=page]:text-action"
            >
              <span className="row-span-2 inline-flex size-10 items-center justify-center rounded-lg bg-tint text-tint-strong">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="font-semibold">{t(`meta.${id}.name`)}</span>{' '}
              <span className="text-sm text-muted">
                {t('chrome.header.from', { price: price(startingPrices[id]) })}
              </span>{' '}
              <span className="col-span-2 col-start-2 text-sm leading-snug text-muted">
                {t(`chrome.header.productLines.${id}`)}
              </span>
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          to="products"
          className="flex min-h-11 items-center justify-between font-semibold aria-[current=page]:text-action"
        >
          {t('chrome.header.allProducts')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      </li>
    </ul>
  );
}
