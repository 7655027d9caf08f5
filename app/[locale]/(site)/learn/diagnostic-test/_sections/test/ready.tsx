import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { DiagnosticType } from '@/lib/diagnostic/pool';
import { clock } from '@/lib/i18n/clock';
import { questionTypes } from '@/lib/questions/types';
import { StageHead } from './stage-head';
import { useFocus } from './use-focus';

interface ReadyProps {
  type: DiagnosticType;
  place: { done: number; count: number };
  timed: boolean;
  isMoved: boolean;
  onBegin: () => void;
}

export function Ready({ type, place, timed, isMoved, onBegin }: ReadyProps) {
  const t = useTranslations('diagnostic.run');
  const begin = useFocus<HTMLButtonElement>(isMoved);
  const { name, limits } = questionTypes[type];
  const time = clock(limits.answer);
  return (
    <>
      <StageHead title={t('about', { number: place.done + 1, count: place.count })} place={place} />
      <p className="text-muted">{t('coming')}</p>
      <p lang="en" className="text-title font-bold">
        {name}
      </p>
      <p className="mt-3">{useRule(type)}</p>
      <p className="mt-1 text-muted">{timed ? t('time', { time }) : t('noTime')}</p>
      <button ref={begin} type="button" onClick={onBegin} className={buttonClass('primary', 'mt-6 min-h-12')}>
        {t('begin')}
      </button>
    </>
  );
}

function useRule(type: DiagnosticType): ReactNode {
  const t = useTranslations('diagnostic.run');
  const q = useTranslations('questions');
  switch (type) {
    case 'readAndSelect':
      return (
        <>
          {q('isWord')} <span className="key-hint">{q('keys')}</span>
        </>
      );
    case 'fillInTheBlanks':
      return q('complete');
    case 'readAndComplete':
      return q('completeAll');
    case 'listenAndType':
      return `${t('listen')} ${t('plays', { left: questionTypes.listenAndType.plays })}`;
  }
}
