import {
  AudioLines,
  BookOpenText,
  PauseCircle,
  Repeat,
  SpellCheck,
  Timer,
  Waves,
  type IconComponent,
} from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { Dense } from '@/components/ui/dense';
import { aiHere } from '@/lib/env/ai-here';

/** What the feedback names (spec section 1): how well one speaks, and what spoils it. */
const heard = [
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

/** What it names where nobody writes down what is said. */
const measured = [
  {
    key: 'measured',
    signals: [
      ['time', Timer],
      ['silences', PauseCircle],
      ['volume', AudioLines],
    ],
  },
] as const;

const groups = aiHere.spokenScores ? heard : measured;

type SignalKey = (typeof groups)[number]['signals'][number][0];

export function CorrectionSignals() {
  const t = useTranslations('speaking.signals');
  return (
    <Dense id="feedback" title={t('title')} lead={t('lead')}>
      <div className="grid gap-6 md:gap-10">
        {groups.map(({ key, signals }) => (
          <div key={key} className="min-w-0">
            <h3 id={`signals-${key}`} className="mb-3 font-semibold text-tint-strong">
              {t(key)}
            </h3>
            <ul aria-labelledby={`signals-${key}`} className="dense-rows">
              {signals.map(([signal, icon]) => (
                <Signal key={signal} name={signal} icon={icon} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Dense>
  );
}

function Signal({ name, icon: Icon }: { name: SignalKey; icon: IconComponent }) {
  const t = useTranslations('speaking.signals');
  return (
    <li className="grid gap-x-8 gap-y-1.5 py-4 md:grid-cols-2 md:py-5">
      <div className="min-w-0">
        <h4 className="flex items-center gap-2.5 font-semibold">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-tint-strong" />
          {t(`${name}.title`)}
        </h4>
        <p className="mt-0.5 text-muted max-md:text-[0.9375rem]">{t(`${name}.body`)}</p>
      </div>
      <p className="min-w-0 max-md:text-[0.9375rem]">
        <span className="font-semibold text-tint-strong md:block">{t('remedy')}</span> {t(`${name}.remedy`)}
      </p>
    </li>
  );
}
