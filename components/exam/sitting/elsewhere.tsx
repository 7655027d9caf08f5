import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';

/** Another tab or device has the exam. */
export function Elsewhere({ onTake, onLeave }: { onTake: () => void; onLeave: () => void }) {
  const t = useTranslations('exam.elsewhere');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-8">
      <h2 ref={head} tabIndex={-1} className="text-title font-bold outline-none">
        {t('title')}
      </h2>
      <p className="mt-3 max-w-prose">{t('lead')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={onTake} className={buttonClass('primary', 'min-h-12')}>
          {t('take')}
        </button>
        <button type="button" onClick={onLeave} className={buttonClass('quiet', 'min-h-12')}>
          {t('leave')}
        </button>
      </p>
    </section>
  );
}
