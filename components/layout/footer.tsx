import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { newestPosts } from '@/lib/articles/article-list';
import { landingText } from '@/lib/articles/landing';
import { Link, useHref } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { footerCompany, footerProducts, footerSections, sitemapFile } from '@/lib/routes/menus';
import type { Route } from '@/lib/routes/routes';
import { BlogLinks } from './blog-links.island';
import { LanguageButton, LanguageList } from './language/language-selector';
import { SocialLinks } from './social-links';

const linkClass =
  'hover:text-action inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-9 py-1 leading-tight [:lang(th)_&]:leading-snug max-w-full hyphens-auto break-words';

/** The footer of the `default` layout (spec section 2): four columns, social links, languages, copyright, independence. */
export function Footer({ route }: { route: Pick<Route, 'path' | 'locales' | 'elsewhere'> }) {
  const t = useTranslations();
  const locale = useLocale();
  const converter = landingText('score-converter', locale);
  const name = (id: (typeof footerProducts | typeof footerCompany)[number]) => t(`meta.${id}.name`);
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="page-grid py-10 md:py-16">
        <nav
          aria-label={t('chrome.footer.label')}
          className="grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-x-4 gap-y-8 text-[clamp(0.9375rem,4.7vw,1rem)] md:gap-x-6 md:gap-y-10 lg:grid-cols-4"
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
          <div>
            <ColumnTitle>{t('chrome.footer.blog')}</ColumnTitle>
            <BlogLinks
              posts={newestPosts(locale)}
              blog={useHref('blog')}
              locale={locale}
              showMore={t('chrome.footer.showMore')}
              all={t('chrome.footer.allPosts')}
              linkClass={linkClass}
            />
            <ul className="text-muted">
              <li>
                <Link to="startHere" className={linkClass}>
                  {t('meta.startHere.name')}
                </Link>
              </li>
              {converter ? (
                <li>
                  <Link to={`/${converter.path}`} className={linkClass}>
                    {converter.name}
                  </Link>
                </li>
              ) : null}
            </ul>
          </div>
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
        <div className="mt-8 flex flex-wrap items-start justify-between gap-6 border-t border-line pt-8 md:mt-12">
          <LanguageButton className="inline-flex rounded-control border border-line-strong bg-surface px-4" />
          <SocialLinks />
        </div>
        <div className="mt-6 grid gap-3 text-sm text-muted md:mt-8">
          <p className="max-w-prose">{t('chrome.footer.independence', { brand: brand.name })}</p>
          <p>{t('chrome.footer.copyright', { years: years(), company: brand.company })}</p>
        </div>
      </div>
      <LanguageList route={route} />
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <ColumnTitle>{title}</ColumnTitle>
      <ul className="text-muted">{children}</ul>
    </div>
  );
}

function ColumnTitle({ children }: { children: ReactNode }) {
  return <h2 className="mb-2 font-semibold">{children}</h2>;
}

function years(): string {
  const now = new Date().getUTCFullYear();
  return now > brand.since ? `${brand.since}–${now}` : String(brand.since);
}
