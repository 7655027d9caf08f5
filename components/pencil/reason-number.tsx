import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { localeTable } from '@/lib/i18n/locale-table';

/** Holds a number to the word before it: neither is alone at the end of a line. */
const wordJoiner = '\u2060';

/** The number of a mark in a text; it leads to the paragraph that gives the reason, and opens it. Its name is in the page's language. */
export function ReasonLink({ number, to }: { number: number; to: string }) {
  const t = useTranslations('figures');
  const format = useFormatter();
  const { lang } = localeTable[useLocale()];
  return (
    <>
      {wordJoiner}
      <a href={`#${to}`} lang={lang} className="reason-number" aria-label={t('reason', { number })}>
        {format.number(number)}
      </a>
    </>
  );
}

/** The same number beside the reason. */
export function ReasonNumber({ number }: { number: number }) {
  const format = useFormatter();
  return <span className="reason-number">{format.number(number)}</span>;
}
