import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { OrderedCorrection } from '@/lib/api/contract/correction/correction';
import type { Correction } from '@/lib/correction/correction';
import type { Locale } from '@/lib/i18n/locales';
import { CorrectionView } from '../result/correction-view';
import type { RoomLinks } from '../room/given';
import { AgainButton } from './again';
import { DeleteButton } from './delete-button';
import { Sample } from './sample';
import { SpokenPlayer } from './spoken-player';
import { TaskHead } from './task-head';
import { timeLimitOf } from './time-limit';
import { Tries } from './tries';

interface ShownProps {
  correction: OrderedCorrection;
  result: Correction;
  locale: Locale;
  links: RoomLinks;
  onChanged: () => void;
}

export function Shown({ correction, result, locale, links, onChanged }: ShownProps) {
  const t = useTranslations('correction-room.shown');
  const { id, type, mode, task, recording, createdAt, fallback, exam } = correction;
  return (
    <>
      <TaskHead correction={correction} locale={locale} />
      {exam === null ? null : (
        <p className="mt-4">
          {t('exam')}{' '}
          <a href={`${links.report}/${exam.id}`} className={buttonClass('link')}>
            {t('report')}
          </a>
        </p>
      )}
      {fallback ? (
        <p className="mt-6 max-w-prose rounded-control bg-warn-soft px-4 py-3 text-warn">{t('fallback')}</p>
      ) : null}
      <div className="mt-8">
        <CorrectionView correction={result} task={{ mode, seconds: timeLimitOf(type, task) }} />
      </div>
      {mode === 'speak' ? <SpokenPlayer id={id} isKept={recording} since={createdAt} /> : null}
      <Sample type={type} score={result.score} locale={locale} links={links} />
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <AgainButton correction={correction} />
        <button type="button" onClick={() => window.print()} className={buttonClass('secondary')}>
          {t('print')}
        </button>
        <DeleteButton correction={correction} onDeleted={onChanged} />
      </div>
      {task === null ? null : <Tries id={id} task={task} />}
    </>
  );
}
