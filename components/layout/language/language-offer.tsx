import type { Locale } from '@/lib/i18n/locales';
import { rememberLocale } from '@/lib/routes/remember-locale';

type OfferText = Record<'label' | 'text' | 'switch' | 'dismiss', string>;

/** @throws Error when it cannot be loaded */
export async function loadOfferText(locale: Locale): Promise<OfferText> {
  const catalog = (await import(`../../../messages/${locale}/suggestion.json`)) as { default: OfferText };
  return catalog.default;
}

export interface LanguageOfferProps {
  offer: {
    locale: Locale;
    /** BCP 47. */
    lang: string;
    href: string;
    text: OfferText;
  };
  onDismiss: () => void;
}

export function LanguageOffer({ offer: { locale, lang, href, text }, onDismiss }: LanguageOfferProps) {
  return (
    <aside
      lang={lang}
      aria-label={text.label}
      className="notice flex flex-wrap items-center justify-end gap-x-2 py-1.5 ps-4 pe-1.5"
    >
      <p className="basis-56 py-1">{text.text}</p>
      <a
        href={href}
        hrefLang={locale}
        onClick={(event) => {
          rememberLocale(locale);
          event.currentTarget.search = window.location.search;
          event.currentTarget.hash = window.location.hash;
        }}
        className="inline-flex min-h-11 items-center rounded-control bg-action px-4 font-semibold text-on-action hover:bg-action-hover"
      >
        {text.switch}
      </a>
      <button
        type="button"
        onClick={onDismiss}
        className="min-h-11 rounded-control px-4 font-semibold text-action hover:bg-action-soft"
      >
        {text.dismiss}
      </button>
    </aside>
  );
}
