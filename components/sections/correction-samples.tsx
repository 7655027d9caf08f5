import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ScoreBand } from '@/components/figures/score-band';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';

/** The range of the annotated sample answers and how to learn from them. */
export function CorrectionSamples() {
  const t = useTranslations('speaking.samples');
  return (
    <Section id="samples" title={t('title')} lead={t('lead', facts.sampleAnswers)}>
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="min-w-0 rounded-card bg-tint p-4 sm:p-8">
          <ScoreBand />
        </div>
        <div className="min-w-0">
          <ol className="grid gap-6">
            {(['below', 'near', 'above'] as const).map((key) => (
              <li key={key} className="border-s-2 border-tint-strong ps-5">
                <h3 className="text-lg font-semibold">{t(`${key}.title`)}</h3>
                <p className="mt-1 text-muted">{t(`${key}.body`)}</p>
              </li>
            ))}
          </ol>
          <Link
            to="courses"
            hash="speaking"
            className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold text-action underline-offset-4 hover:underline"
          >
            {t('link')}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:rotate-180" />
          </Link>
        </div>
      </div>
    </Section>
  );
}
