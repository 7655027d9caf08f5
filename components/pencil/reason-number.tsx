import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { localeTable } from '@/lib/i18n/locale-table';

/** Holds a number to the word before it: neither is alone at the end of a line. */
const wordJoiner = '\u2060';

interface NumberProps {
  number: number;
  /** Whether it leads to a question, and not to a mistake. */
  isAsked?: boolean;
}

interface ReasonLinkProps extends NumberProps {
  /** The id of the paragraph that gives the reason. */
  to: string;
  /** Its own id, where something leads back to it. */
  id?: string | undefined;
  /** What it is called, in the page's language; “Reason 1” without. */
  label?: string | undefined;
}

/** The number of a mark in a text; it leads to the paragraph that gives the reason, and opens it. Its name is in the page's language. */
export function ReasonLink({ number, to, id, label, isAsked = false }: ReasonLinkProps) {
  const t = useTranslations('figures');
  const { lang } = localeTable[useLocale()];
  return (
    <>
      {wordJoiner}
      <a
        href={`#${to}`}
        id={id}
        lang={lang}
        className={numberClass(isAsked)}
        aria-label={label ?? t('reason', { number })}
      >
        <Figure number={number} isAsked={isAsked} />
      </a>
    </>
  );
}

/** The same number beside the reason. */
export function ReasonNumber({ number, isAsked = false }: NumberProps) {
  return (
    <span className={numberClass(isAsked)}>
      <Figure number={number} isAsked={isAsked} />
    </span>
  );
}

const numberClass = (isAsked: boolean) => (isAsked ? 'reason-number reason-asked' : 'reason-number');

function Figure({ number, isAsked }: Required<NumberProps>) {
  return useFormatter().number(number) + (isAsked ? '?' : '');
}
