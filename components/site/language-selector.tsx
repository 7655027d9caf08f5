import { ChevronDown, Languages } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { LanguageLinks } from '@/components/islands/language-links';
import { locales, localeTable } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';

/**
 * The 13 languages by their own names, as links to the same page. They work without script; the island around them adds the
 * query and the fragment and remembers the choice.
 */
export function LanguageSelector({ path }: { path: string }) {
  const t = useTranslations('chrome.language');
  const current = useLocale();
  return (
    <LanguageLinks>
      <details className="group w-full max-w-xl">
        <summary
          aria-label={`${t('choose')}: ${localeTable[current].name}`}
          className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border border-line-strong bg-surface px-4 font-medium [&::-webkit-details-marker]:hidden"
        >
          <Languages aria-hidden="true" className="size-5" />
          {localeTable[current].name}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul aria-label={t('label')} className="mt-3 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
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
