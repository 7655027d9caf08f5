import { ChevronDown, Globe, X } from '@/components/ui/icon/icons';
import { useLocale, useTranslations } from 'next-intl';
import { LanguageLinks } from '@/components/layout/language/language-links.island';
import { classNames } from '@/components/ui/class-names';
import { localeTable } from '@/lib/i18n/locale-table';
import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { pathIn } from '@/lib/routes/routes';

const listId = 'languages';

interface LanguageButtonProps {
  className?: string;
  nameClass?: string;
  chevronClass?: string;
}

export function LanguageButton({ className, nameClass, chevronClass }: LanguageButtonProps) {
  const t = useTranslations('chrome.language');
  const { name } = localeTable[useLocale()];
  return (
    <button
      type="button"
      popoverTarget={listId}
      aria-label={`${t('choose')}: ${name}`}
      className={classNames('min-h-11 cursor-pointer items-center gap-2 font-medium', className)}
    >
      <Globe aria-hidden="true" className="size-5 shrink-0" />
      <span className={classNames('whitespace-nowrap', nameClass)}>{name}</span>
      <ChevronDown aria-hidden="true" className={classNames('size-4 shrink-0', chevronClass)} />
    </button>
  );
}

/**
 * The languages by their own names, as links to the same page: once in a document, however many buttons open it. They work without
 * script; the island around them adds the query and the fragment and remembers the choice.
 */
export function LanguageList({ route }: { route: Parameters<typeof pathIn>[0] }) {
  const t = useTranslations('chrome.language');
  const current = useLocale();
  return (
    <LanguageLinks id={listId} label={t('label')}>
      <div className="flex min-h-12 items-center justify-between gap-4">
        <p aria-hidden="true" className="font-semibold">
          {t('label')}
        </p>
        <button
          type="button"
          popoverTarget={listId}
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="-me-3 inline-flex size-11 items-center justify-center rounded-control"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <ul className="grid grid-cols-2 gap-x-4">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={localizePath(pathIn(route, locale), locale)}
              lang={localeTable[locale].lang}
              hrefLang={locale}
              data-locale={locale}
              aria-current={locale === current ? 'true' : undefined}
              className="flex min-h-11 items-center hover:text-action aria-[current=true]:font-semibold aria-[current=true]:text-action"
            >
              {localeTable[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </LanguageLinks>
  );
}

export function LanguageSelector({ route }: { route: Parameters<typeof pathIn>[0] }) {
  return (
    <>
      <LanguageButton className="inline-flex justify-self-start rounded-control border border-line-strong bg-surface px-4" />
      <LanguageList route={route} />
    </>
  );
}
