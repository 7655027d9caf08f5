import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { BeforeSending, NoneLeft } from '../room/credits';
import type { RoomLinks, Standing } from '../room/given';
import type { Mode } from './room-types';
import type { Sending } from './use-sending';

interface SendPartProps {
  standing: Standing;
  links: RoomLinks;
  mode: Mode;
  state: Sending;
  /** What has to be done first; undefined where it can be sent. */
  lacks: 'emptyText' | 'emptyRecording' | 'emptyOwn' | undefined;
  /** Nothing can be sent while it is being recorded. */
  isOff?: boolean;
  onSend: () => void;
}

export function SendPart({ standing, links, mode, state, lacks, isOff = false, onSend }: SendPartProps) {
  const t = useTranslations('correction-room.order');
  const [isTold, setTold] = useState(false);
  const isBusy = state === 'recording' || state === 'order';
  const failed = typeof state === 'object' ? state.failed : undefined;
  if (standing.left === 0 || failed === 'noCorrection') return <NoneLeft links={links} />;
  const send = () => {
    if (isBusy || isOff) return;
    setTold(lacks !== undefined);
    if (lacks === undefined) onSend();
  };
  return (
    <div className="mt-8 grid justify-items-start gap-4 border-t border-line pt-6">
      <BeforeSending standing={standing} mode={mode} />
      <button
        type="button"
        aria-disabled={isBusy || isOff}
        onClick={send}
        className={buttonClass(
          lacks === undefined ? 'primary' : 'secondary',
          'min-h-12 aria-disabled:opacity-60 max-xs:w-full',
        )}
      >
        {t('send')}
      </button>
      <p role="status" className="text-muted empty:hidden">
        {isBusy ? t(state === 'recording' ? 'sendingRecording' : 'sending') : ''}
      </p>
      <p role="alert" className="max-w-prose font-medium text-bad empty:hidden">
        {isTold && lacks !== undefined
          ? t(lacks)
          : failed === undefined || isBusy
            ? ''
            : t(`failed.${failed}`)}
      </p>
    </div>
  );
}
