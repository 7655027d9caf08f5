import { useTranslations } from 'next-intl';
import { LateConverter } from '@/components/converter/late-converter';
import { Link } from '@/lib/routes/link';

/** What a score is beside those of other tests; folded, as the page is about the exam. */
export function ConverterSection() {
  const t = useTranslations('converter.section');
  return (
    <section id="converter" aria-labelledby="converter-title" className="bg-sunken py-6 md:py-10">
      <details className="page-grid">
        <summary className="min-h-11 cursor-pointer py-2">
          <h2 id="converter-title" className="inline text-xl font-bold md:text-2xl">
            {t('title')}
          </h2>
        </summary>
        <p className="mt-3 mb-6 max-w-prose text-muted">{t('lead')}</p>
        <LateConverter />
        <p className="mt-5">
          <Link to="/score-converter" className="text-action underline underline-offset-4">
            {t('link')}
          </Link>
        </p>
      </details>
    </section>
  );
}
