import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { ArrowLeft } from '@/components/ui/icon/icons';
import { part } from '@/lib/questions/protocol';
import { Notches } from './notches';
import { Verdict } from './verdict';

/** What the one button does, by the step that the script writes into `data-step`. */
const steps = { check: 'check', done: 'done', next: 'next', end: 'toResult' } as const;

export function PracticeFoot({ count }: { count: number }) {
  const t = useTranslations('questions');
  return (
    <div {...part('foot')} data-step="check" className="practice-foot practice-live">
      {count > 1 ? <Notches count={count} /> : null}
      <div role="status" className="practice-band">
        <Verdict />
        <p {...part('reason')} className="text-sm" />
      </div>
      <div className="practice-buttons">
        {count > 1 ? (
          <>
            <button
              type="button"
              {...part('back')}
              aria-label={t('back')}
              className={buttonClass('quiet', 'practice-back')}
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
            </button>
            <button type="button" {...part('skip')} className={buttonClass('quiet', 'practice-skip')}>
              {t('skip')}
            </button>
          </>
        ) : null}
        <button type="submit" {...part('go')} className={buttonClass('primary', 'practice-go')}>
          <span className="grid items-center *:[grid-area:1/1]">
            {Object.entries(steps).map(([step, key]) => (
              <span key={step} data-does={step}>
                {t(key)}
              </span>
            ))}
          </span>
        </button>
      </div>
    </div>
  );
}
