import { ChevronDown, Languages } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { LanguageLinks } from '@/components/islands/language-links';
import { classNames } from '@/components/ui/class-names';
import { locales, localeTable } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';

interface LanguageSelectorProps {
  /** Of the page, without locale. */
  path: string;
  /** In the footer the list unfolds below its button; in the page's upper corner it lies over the page. */
  place?: 'footer' | 'corner';
}

/**
 * The 13 languages by their own names, as links to the same page. They work without script; the island around them adds the
 * query and the fragment and remembers the choice.
 */
export function LanguageSelector({ path, place = 'footer' }: LanguageSelectorProps) {
  const t = useTranslations('chrome.language');
  const current = useLocale();
  return (
    <LanguageLinks>
      <details className={classNames('group', place === 'corner' ? 'relative' : 'w-full max-w-xl')}>
        <summary
          aria-label={`${t('choose')}: ${localeTable[current].name}`}
          className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border border-line-strong bg-surface px-4 font-medium [&::-webkit-details-marker]:hidden"
        >
          <Languages aria-hidden="true" className="size-5" />
          {localeTable[current].name}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul
          aria-label={t('label')}
          className={classNames(
            'grid grid-cols-2 gap-x-4',
            place === 'corner'
              ? 'absolute end-0 top-full z-10 mt-2 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface px-4 py-2 shadow-lg'
              : 'mt-3 sm:grid-cols-3',
          )}
        >
          {locales.map((locale) => (
            <li key={locale}>
              <a
                href={localizePath(path, locale)}
                lang={localeTable[locale].lang}
                hrefLang={localeTable[locale].hreflang[0]}
                data-locale={locale}
                aria-current={locale === current ? 'true' : undefined}
                className="flex min-h-11 items-center hover:text-action aria-[current=true]:font-semibold aria-[current=true]:text-action"
              >
                {localeTable[locale].name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </LanguageLinks>
  );
}
