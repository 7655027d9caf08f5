import { useTranslations } from 'next-intl';
import type { OrderedCorrection } from '@/lib/api/contract/correction/correction';
import type { Locale } from '@/lib/i18n/locales';
import type { RoomLinks } from '../room/given';
import { AgainButton } from './again';
import { DeleteButton } from './delete-button';
import { SpokenPlayer } from './spoken-player';
import { TaskHead } from './task-head';

interface FailedProps {
  correction: OrderedCorrection;
  locale: Locale;
  links: RoomLinks;
  onChanged: () => void;
}

export function Failed({ correction, locale, onChanged }: FailedProps) {
  const t = useTranslations('correction-room.shown');
  const { failure, mode, written, recording, createdAt, id } = correction;
  const why = failure === 'unreadable' && mode === 'write' ? 'unreadableText' : (failure ?? 'unavailable');
  return (
    <>
      <TaskHead correction={correction} locale={locale} />
      <p className="mt-6 max-w-prose rounded-control bg-warn-soft px-4 py-3 font-medium text-warn">
        {t(why)}
      </p>
      {written === null ? null : (
        <section className="mt-6">
          <h3 className="font-semibold">{t('yours')}</h3>
          <p lang="en" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">
            {written}
          </p>
        </section>
      )}
      {mode === 'speak' ? <SpokenPlayer id={id} isKept={recording} since={createdAt} /> : null}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <AgainButton correction={correction} withText />
        <DeleteButton correction={correction} onDeleted={onChanged} />
      </div>
    </>
  );
}
