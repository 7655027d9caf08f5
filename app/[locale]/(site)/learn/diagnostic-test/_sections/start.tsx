import { useLocale, useTranslations } from 'next-intl';
import { inlineLink } from '@/components/blocks/inline-link';
import { buttonClass } from '@/components/ui/button';
import { DiagnosticIsland } from './diagnostic.island';

export function StartTest() {
  const t = useTranslations('diagnostic.start');
  return (
    <section id="test" aria-labelledby="test-title" className="pt-6 pb-10 md:py-14">
      <div className="page-grid">
        <div className="max-w-3xl rounded-card border border-line bg-surface p-5 sm:p-8">
          <DiagnosticIsland locale={useLocale()} failed={t('failed')}>
            <h2 id="test-title" className="text-title font-bold">
              {t('title')}
            </h2>
            <div className="mt-3 grid justify-items-start gap-3 noscript:hidden">
              <label className="inline-flex min-h-11 items-center gap-3">
                <input type="checkbox" name="untimed" className="size-5" />
                {t('untimed')}
              </label>
              <button type="submit" className={buttonClass('primary', 'min-h-12')}>
                {t('button')}
              </button>
            </div>
            <p className="mt-4 text-muted">{t('lead')}</p>
            <p className="mt-4 hidden font-medium noscript:block">
              {t.rich('noScript', { course: inlineLink('courses') })}
            </p>
          </DiagnosticIsland>
        </div>
      </div>
    </section>
  );
}
