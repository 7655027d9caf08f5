import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { clock } from '@/lib/i18n/clock';

export interface Take {
  blob: Blob;
  seconds: number;
}

export function Taken({ take: { blob, seconds } }: { take: Take }) {
  const t = useTranslations('correction-room.order');
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (player.current) player.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return (
    <div className="grid gap-1.5">
      <p role="status" className="font-semibold">
        {t('taken', { length: clock(Math.round(seconds)) })}
      </p>
      <audio ref={player} controls aria-label={t('listen')} className="w-full max-w-sm" />
    </div>
  );
}
