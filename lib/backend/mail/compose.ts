import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { brand } from '@/lib/site/brand';
import type { MailText } from './texts';

interface CodeMailValues {
  locale: Locale;
  code: string;
  minutes: number;
}

export function composeCodeMail(text: MailText, { locale, ...values }: CodeMailValues) {
  return composeMail(text, locale, values);
}

/** A mail of a text and its values; `brand` is always one of them. */
export function composeMail(
  { subject, body }: MailText,
  locale: Locale,
  values: Readonly<Record<string, string | number>>,
): { subject: string; text: string } {
  const translate = createTranslator<{ subject: string; body: string }>({
    locale,
    messages: { subject, body },
  });
  const all = { ...values, brand: brand.name };
  return { subject: translate('subject', all), text: translate('body', all) };
}
