import { ArrowRight } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { ScoreBand } from '@/components/figures/score-band';
import { Bleed } from '@/components/ui/bleed';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';
import { facts } from '@/lib/site/facts';

export function CorrectionSamples() {
  const t = useTranslations('speaking.samples');
  return (
    <Bleed
      id="samples"
      tint="speaking"
      title={t('title')}
      lead={t('lead', facts.sampleAnswers)}
      figure={<ScoreBand />}
    >
      <ol className="mt-6 grid gap-2 md:gap-4">
        {(['below', 'near', 'above'] as const).map((key) => (
          <li key={key} className="border-s-2 border-tint-strong ps-5">
            <h3 className="font-semibold md:text-lg">{t(`${key}.title`)}</h3>
            <p className="text-muted max-md:hidden">{t(`${key}.body`)}</p>
          </li>
        ))}
      </ol>
      <Link to="courses" hash="speaking" className={buttonClass('link', 'mt-3')}>
        {t('link')}
        <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:rotate-180" />
      </Link>
    </Bleed>
  );
}
