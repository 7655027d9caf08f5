import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { BankType } from '@/lib/questions/bank/bank-types';
import { part } from '@/lib/questions/protocol';
import { AnewButtons, AnewFailed } from './anew';
import { scoreTags } from './score-tags';

interface RowHeadProps {
  rule: string;
  count: number;
  isJudged: boolean;
  more: BankType | undefined;
}

const line = 'flex flex-wrap items-center justify-between gap-x-8 gap-y-3';

/**
 * Above a set: its rule and the button of the countdown, or, where somebody comes back to it who has finished it, that, and how to go
 * on. Both have the same place, so that nothing moves when the script finds out.
 */
export function RowHead({ rule, count, isJudged, more }: RowHeadProps) {
  const t = useTranslations('questions');
  return (
    <div className="practice-head mb-5">
      <div className={line}>
        <p className="max-w-prose">{rule}</p>
        <button type="button" {...part('begin')} className={buttonClass('secondary', 'practice-live')}>
          {t('start')}
        </button>
      </div>
      {count > 1 ? (
        <div {...part('finished')}>
          <div className={line}>
            <p className="max-w-prose font-semibold">
              {isJudged ? t.rich('finished', scoreTags) : t('allDone')}
            </p>
            <p className="flex flex-wrap gap-2">
              <AnewButtons more={more} />
            </p>
          </div>
          <AnewFailed more={more} />
        </div>
      ) : null}
    </div>
  );
}
