'use client';

import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Tried } from './room/given';

const loadRoom = (locale: Locale) =>
  Promise.all([import('./room/try-room'), import('./room/load-texts')]).then(
    async ([{ TryRoom }, { loadTexts }]) => ({ TryRoom, texts: await loadTexts(locale) }),
  );

type Room = Awaited<ReturnType<typeof loadRoom>>;

interface TryCorrectionIslandProps extends Tried {
  locale: Locale;
  labels: Readonly<Record<'start' | 'again' | 'cancel' | 'loading' | 'failed', string>>;
  /** Of the button: its classes come from the server, for which the page loads them anyway. */
  className: string;
}

export function TryCorrectionIsland({ locale, labels, className, ...tried }: TryCorrectionIslandProps) {
  const [run, setRun] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [room, setRoom] = useState<Room | 'failed'>();

  const press = () => {
    setBusy(!isBusy);
    if (isBusy) return;
    setRun(run + 1);
    if (typeof room === 'object') return;
    setRoom(undefined);
    loadRoom(locale).then(setRoom, () => {
      setRoom('failed');
      setBusy(false);
    });
  };

  return (
    <>
      <button type="button" onClick={press} className={className}>
        {isBusy ? labels.cancel : run === 0 ? labels.start : labels.again}
      </button>
      {typeof room === 'object' ? (
        <room.TryRoom
          {...{ ...tried, locale, run, isBusy }}
          texts={room.texts}
          onEnd={() => setBusy(false)}
        />
      ) : run > 0 ? (
        <p role="status" className="mt-3">
          {room ? labels.failed : isBusy ? labels.loading : null}
        </p>
      ) : null}
    </>
  );
}
