import { ArrowRight, AudioLines, Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SpeakingWaveform } from '@/components/figures/speaking-waveform';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';

const points = [
  ['voice', AudioLines],
  ['habits', Flag],
] as const;

/** The spoken half of the overview: the waveform and what is marked on it. */
export function CorrectionSpoken() {
  const t = useTranslations('correction.spoken');
  return (
    <Section id="spoken" title={t('title')} lead={t('lead')}>
      <div data-tint="speaking" className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="min-w-0 rounded-card bg-tint p-4 sm:p-8 lg:col-span-7">
          <SpeakingWaveform />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <ul className="grid gap-6">
            {points.map(([key, Icon]) => (
              <li key={key} className="flex gap-4">
                <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-tint-strong" />
                <p className="min-w-0 text-lg">{t(key)}</p>
              </li>
            ))}
          </ul>
          <Link
            to="speaking"
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
