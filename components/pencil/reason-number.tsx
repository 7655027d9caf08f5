import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { localeTable } from '@/lib/i18n/locale-table';

/** Holds a number to the word before it: neither is alone at the end of a line. */
const wordJoiner = '\u2060';

interface NumberProps {
  number: number;
  isAsked?: boolean;
}

interface ReasonLinkProps extends NumberProps {
  to: string;
  id?: string | undefined;
  /** What it is called, in the page's language; “Reason 1” without. */
  label?: string | undefined;
}

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
