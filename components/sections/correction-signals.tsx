import {
  AudioLines,
  BookOpenText,
  PauseCircle,
  Repeat,
  SpellCheck,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Section } from '@/components/ui/section';

/** What the feedback names (spec section 1): how well one speaks, and what spoils it. */
const groups = [
  {
    key: 'scored',
    signals: [
      ['pronunciation', AudioLines],
      ['fluency', Waves],
      ['grammar', SpellCheck],
    ],
  },
  {
    key: 'marked',
    signals: [
      ['reading', BookOpenText],
      ['repetition', Repeat],
      ['pauses', PauseCircle],
    ],
  },
] as const;

type SignalKey = (typeof groups)[number]['signals'][number][0];

/** Everything a speaking correction listens for, each with what helps against it. */
export function CorrectionSignals() {
  const t = useTranslations('speaking.signals');
  return (
    <Section id="feedback" title={t('title')} lead={t('lead')}>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-8">
        {groups.map(({ key, signals }) => (
          <div key={key} className="min-w-0">
            <h3 id={`signals-${key}`} className="mb-4 font-semibold text-tint-strong">
              {t(key)}
            </h3>
            <Card className="px-6">
              <ul aria-labelledby={`signals-${key}`} className="divide-y divide-line">
                {signals.map(([signal, icon]) => (
                  <Signal key={signal} name={signal} icon={icon} />
                ))}
              </ul>
            </Card>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Signal({ name, icon: Icon }: { name: SignalKey; icon: LucideIcon }) {
  const t = useTranslations('speaking.signals');
  return (
    <li className="flex flex-col gap-4 py-6 xs:flex-row">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-tint text-tint-strong">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0">
        <h4 className="text-lg font-semibold">{t(`${name}.title`)}</h4>
        <p className="mt-1 text-muted">{t(`${name}.body`)}</p>
        <p className="mt-3 text-sm">
          <span className="font-semibold text-tint-strong">{t('remedy')}</span>{' '}
          <span className="block">{t(`${name}.remedy`)}</span>
        </p>
      </div>
    </li>
  );
}
