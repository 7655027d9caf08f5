import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { footerCompany, footerProducts, footerSections, sitemapFile } from '@/lib/routes/menus';
import type { Route } from '@/lib/routes/routes';
import { LanguageButton, LanguageList } from './language/language-selector';
import { SocialLinks } from './social-links';

const linkClass =
  'hover:text-action inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-9 max-w-full hyphens-auto [overflow-wrap:anywhere]';

/** The footer of the `default` layout (spec section 2): four columns, social links, languages, copyright, independence. */
export function Footer({ route }: { route: Pick<Route, 'path'> }) {
  const t = useTranslations();
  const name = (id: (typeof footerProducts | typeof footerCompany)[number]) => t(`meta.${id}.name`);
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="page-grid py-12 md:py-16">
        <nav
          aria-label={t('chrome.footer.label')}
          className="grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:grid-cols-4"
        >
          <Column title={t('chrome.footer.products')}>
            {footerProducts.map((id) => (
              <li key={id}>
                <Link to={id} className={linkClass}>
                  {name(id)}
                </Link>
              </li>
            ))}
            <li>
              <Link to="products" className={linkClass}>
                {t('chrome.header.allProducts')}
              </Link>
            </li>
          </Column>
          <Column title={t('chrome.footer.learn')}>
            {footerSections.map((section) => (
              <li key={section}>
                <Link to="courses" hash={section} className={linkClass}>
                  {t(`chrome.footer.sections.${section}`)}
                </Link>
              </li>
            ))}
            <li>
              <Link to="learn" className={linkClass}>
                {t('meta.learn.name')}
              </Link>
            </li>
            <li>
              <Link to="diagnostic" className={linkClass}>
                {t('meta.diagnostic.name')}
              </Link>
            </li>
          </Column>
          <Column title={t('chrome.footer.blog')}>
            <li>
              <Link to="startHere" className={linkClass}>
                {t('meta.startHere.name')}
              </Link>
            </li>
            <li>
              <Link to="blog" className={linkClass}>
                {t('chrome.footer.showMore')}
              </Link>
            </li>
          </Column>
          <Column title={t('chrome.footer.company')}>
            {footerCompany.map((id) => (
              <li key={id}>
                <Link to={id} className={linkClass}>
                  {name(id)}
                </Link>
              </li>
            ))}
            <li>
              <a href={sitemapFile.path} className={linkClass}>
                {sitemapFile.name}
              </a>
            </li>
          </Column>
        </nav>
        <div className="mt-12 flex flex-wrap items-start justify-between gap-6 border-t border-line pt-8">
          <LanguageButton className="inline-flex rounded-control border border-line-strong bg-surface px-4" />
          <SocialLinks />
        </div>
        <div className="mt-8 grid gap-3 text-sm text-muted">
          <p className="max-w-prose">{t('chrome.footer.independence', { brand: brand.name })}</p>
          <p>{t('chrome.footer.copyright', { years: years(), company: brand.company })}</p>
        </div>
      </div>
      <LanguageList path={route.path} />
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="text-muted">{children}</ul>
    </div>
  );
}

function years(): string {
  const now = new Date().getUTCFullYear();
  return now > brand.since ? `${brand.since}–${now}` : String(brand.since);
}
