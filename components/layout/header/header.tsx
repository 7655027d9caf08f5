import { ArrowRight, Menu } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { SessionLink } from '@/components/layout/header/session-link.island';
import { HeaderShell } from '@/components/layout/header/header-shell.island';
import { ProductsMenu } from '@/components/layout/header/products-menu.island';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Logo } from '@/components/layout/logo';
import { Link, useHref } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { mainMenu, productMenu } from '@/lib/routes/menus';
import { Drawer } from './drawer';
import { LanguageButton } from '../language/language-selector';
import { LevelLink } from './level-link';
import { productIcons } from './product-icons';

const itemClass =
  'hover:text-action aria-[current=page]:text-action flex min-h-11 items-center rounded-control px-3 font-medium';

const callsClass = 'flex items-center justify-end gap-1';
const callClass = buttonClass('primary', 'whitespace-nowrap max-lg:grow max-xs:px-3 max-xs:text-sm');

/** Beside the call to action, where there is no drawer to have it. */
const besideClass = classNames(itemClass, 'whitespace-nowrap max-lg:hidden');

/** The header of the `default` layout (spec section 2): logo, menu, the way in, call to action; a drawer below 1024 px. */
export function Header() {
  const t = useTranslations();
  return (
    <HeaderShell>
      <div className="page-grid flex h-full items-center gap-3 lg:gap-6">
        <Link
          to="home"
          aria-label={t('chrome.logo', { brand: brand.name })}
          className="flex min-h-11 items-center"
        >
          <Logo name={brand.name} />
        </Link>
        <nav aria-label={t('chrome.header.label')} className="me-auto hidden lg:block">
          <ul className="flex items-center gap-1">
            <li>
              <Link to="home" className={itemClass}>
                {t('meta.home.name')}
              </Link>
            </li>
            <li>
              <ProductsMenu label={t('chrome.header.products')}>
                <ProductLinks />
              </ProductsMenu>
            </li>
            {mainMenu.map((id) => (
              <li key={id}>
                <Link to={id} className={itemClass}>
                  {t(`meta.${id}.name`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageButton
          className="hidden rounded-control px-3 hover:text-action lg:inline-flex"
          nameClass="hidden xl:inline"
          chevronClass="hidden xl:inline"
        />
        <SessionLink
          className="max-lg:ms-auto max-[22rem]:hidden"
          visitor={
            <span className={callsClass}>
              <Link to="login" className={besideClass}>
                {t('meta.login.name')}
              </Link>
              <Link to="login" className={callClass}>
                {t('chrome.header.tryForFree')}
              </Link>
            </span>
          }
          user={
            <span className={callsClass}>
              <Link to="account" className={besideClass}>
                {t('meta.account.name')}
              </Link>
              <a href={useHref('app')} className={callClass}>
                {t('chrome.header.getStarted')}
              </a>
            </span>
          }
        />
        <button
          type="button"
          popoverTarget="menu-drawer"
          aria-label={t('chrome.header.open')}
          className="-me-2 inline-flex size-11 items-center justify-center rounded-control max-[22rem]:ms-auto lg:hidden"
        >
          <Menu aria-hidden="true" className="size-6" />
        </button>
      </div>
      <Drawer />
    </HeaderShell>
  );
}

function ProductLinks() {
  const t = useTranslations();
  return (
    <ul className="grid gap-1">
      <li className="border-b border-line pb-1">
        <LevelLink className="flex items-start gap-3 rounded-control p-3 hover:bg-sunken" />
      </li>
      {productMenu.map(({ id, tint }) => {
        const Icon = productIcons[id];
        return (
          <li key={id}>
            <Link
              to={id}
              className="flex items-start gap-3 rounded-control p-3 hover:bg-sunken"
              data-tint={tint}
            >
              <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-lg bg-tint text-tint-strong">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span>
                <span className="block font-semibold">{t(`meta.${id}.name`)}</span>
                <span className="block text-sm text-muted">{t(`chrome.header.productLines.${id}`)}</span>
              </span>
            </Link>
          </li>
        );
      })}
      <li className="border-t border-line pt-1">
        <Link
          to="products"
          className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 font-semibold hover:bg-sunken"
        >
          {t('chrome.header.allProducts')}
          <ArrowRight aria-hidden="true" className="size-5 text-muted" />
        </Link>
      </li>
    </ul>
  );
}
