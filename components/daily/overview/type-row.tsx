import { useTranslations } from 'next-intl';
import type { JudgedType } from '@/lib/daily/bank-index';
import { newKind, type BankType } from '@/lib/questions/bank/bank-types';
import { questionTypes } from '@/lib/questions/types';
import { BeginButton } from './begin-button';
import type { Live } from './live';

interface TypeRowProps {
  type: BankType;
  count: number;
  live: Live | undefined;
}

export function TypeRow({ type, count, live }: TypeRowProps) {
  const t = useTranslations('daily.types');
  const more = useTranslations('questions.more');
  const { name } = questionTypes[type];
  const kind = newKind(type);
  const level = live?.standing.levels[type as JudgedType];
  const action = more(kind);
  return (
    <li className="flex min-h-16 items-center justify-between gap-x-4 py-2.5">
      <div className="min-w-0 grow basis-38">
        <h4 lang="en" className="leading-snug font-semibold">
          {name}
        </h4>
        <p className="text-sm text-muted figures-display">
          {t(`count.${kind}`, { count })}
          {level === undefined ? null : <span className="block">{more('level', { level })}</span>}
        </p>
      </div>
      {live?.isReached ? null : (
        <div className="grid shrink-[9] justify-items-end gap-1">
          <BeginButton name={type} live={live} label={t('named', { action, type: name })}>
            {action}
          </BeginButton>
        </div>
      )}
    </li>
  );
}
