import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { BankType } from '@/lib/questions/bank/bank-types';
import { part } from '@/lib/questions/protocol';
import { AnewButtons, AnewFailed } from './anew';
import { Notches } from './notches';
import { scoreTags } from './score-tags';
import { SlideHead } from '../slide-head';

interface SetEndProps {
  name: string;
  count: number;
  isJudged: boolean;
  onward: ReactNode;
  more: BankType | undefined;
}

export function SetEnd({ name, count, isJudged, onward, more }: SetEndProps) {
  const t = useTranslations('questions');
  return (
    <li {...part('end')} className="practice-slide practice-end">
      <SlideHead name={name} place={{ number: count, count: 1 }} />
      <div className="practice-room grid content-start gap-5 px-5 pt-6 sm:px-8">
        <p {...part('result')} tabIndex={-1} className="text-2xl font-bold outline-none">
          {isJudged ? t.rich('result', scoreTags) : t('allDone')}
        </p>
        <Notches count={count} />
        <p className="flex flex-wrap gap-3">
          {isJudged ? (
            <button type="button" {...part('missed-again')} className={buttonClass('primary')}>
              {t('missedAgain')}
            </button>
          ) : null}
          <AnewButtons more={more} />
        </p>
        <AnewFailed more={more} />
        {onward ? (
          <div {...part('onward')} className="contents">
            {onward}
          </div>
        ) : null}
        {isJudged ? (
          <div {...part('missed')} hidden className="grid gap-3">
            <p className="font-semibold">{t('missed')}</p>
            <ol className="practice-missed" />
          </div>
        ) : null}
      </div>
    </li>
  );
}
