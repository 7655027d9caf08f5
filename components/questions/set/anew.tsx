import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { newKind, type BankType } from '@/lib/questions/bank/bank-types';
import { part } from '@/lib/questions/protocol';

interface AnewProps {
  more: BankType | undefined;
}

export function AnewButtons({ more }: AnewProps) {
  const t = useTranslations('questions');
  return (
    <>
      <button type="button" {...part('again')} className={buttonClass('secondary')}>
        {t('again')}
      </button>
      {more ? (
        <button
          type="button"
          {...part('more')}
          value={more}
          className={buttonClass('secondary', 'aria-busy:cursor-progress aria-busy:opacity-60')}
        >
          {t(`more.${newKind(more)}`)}
        </button>
      ) : null}
    </>
  );
}

export function AnewFailed({ more }: AnewProps) {
  const t = useTranslations('questions');
  return more ? (
    <p {...part('failed')} hidden role="alert" className="font-medium text-bad">
      {t('more.failed')}
    </p>
  ) : null;
}
