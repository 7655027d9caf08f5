import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localeTable } from '@/lib/i18n/locale-table';

export function Strike({ children }: { children: ReactNode }) {
  const t = useTranslations('figures');
  return (
    <del>
      <Spoken>{t('removed')}</Spoken>
      {children}
    </del>
  );
}

interface MarkProps {
  className?: string;
  spoken?: string | undefined;
  children: ReactNode;
}

export function Insert({ className, spoken, children }: MarkProps) {
  const t = useTranslations('figures');
  return (
    <ins className={className}>
      <Spoken>{spoken ?? t('added')}</Spoken>
      {children}
    </ins>
  );
}

export function Weak({ spoken, children }: Omit<MarkProps, 'className'>) {
  const t = useTranslations('figures');
  return (
    <span className="mark-weak">
      <Spoken>{spoken ?? t('weak')}</Spoken>
      {children}
    </span>
  );
}

/** Words that may be wrong, which whoever wrote them has to decide; without words, a place where some may be missing. */
export function Asked({ spoken, children }: { spoken: string | undefined; children: string }) {
  return (
    <span className={children === '' ? 'mark-asked mark-asked-gap' : 'mark-asked'}>
      {spoken === undefined ? null : <Spoken>{spoken}</Spoken>}
      {children}
    </span>
  );
}

export function Repeat({ children }: { children: ReactNode }) {
  const t = useTranslations('figures.speakingWaveform.mark');
  return (
    <span className="mark-repeat">
      <Spoken>{t('repetition')}</Spoken>
      {children}
    </span>
  );
}

/** A pause that was made, with its length in seconds, or one that was due and is `missing`. */
export function Pause({ seconds, missing = false }: { seconds?: number; missing?: boolean }) {
  const t = useTranslations('figures.speakingWaveform.mark');
  const format = useFormatter();
  const { lang } = localeTable[useLocale()];
  return (
    <span className={missing ? 'mark-pause mark-pause-missing' : 'mark-pause'}>
      <Spoken>{t(missing ? 'missingPause' : 'pause')}</Spoken>
      {seconds === undefined ? null : (
        <span lang={lang}>
          {format.number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'narrow' })}
        </span>
      )}
    </span>
  );
}

/** What a mark means, for those who hear the page; in the page's language inside of an English text. */
function Spoken({ children }: { children: ReactNode }) {
  return (
    <span lang={localeTable[useLocale()].lang} className="sr-only">
      {children}{' '}
    </span>
  );
}
