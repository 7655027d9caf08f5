import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';

/** The exam is over: the way to its report, and what still has to be sent before the page may be closed. */
export function Over({ report, unsent }: { report: string; unsent: number }) {
  const t = useTranslations('exam.over');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-8">
      <h2 ref={head} tabIndex={-1} className="text-title font-bold outline-none">
        {t('title')}
      </h2>
      <p className="mt-3 max-w-prose">{t('lead')}</p>
      <p role="status" className="mt-3 max-w-prose font-semibold text-warn empty:hidden">
        {unsent > 0 ? t('unsent', { count: unsent }) : ''}
      </p>
      <a href={report} className={buttonClass('primary', 'mt-6 min-h-12')}>
        {t('report')}
      </a>
    </section>
  );
}
