import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Check, LoaderCircle } from '@/components/ui/icon/icons';
import { clock } from '@/lib/i18n/clock';
import { Head } from '../room/head';
import type { Lost } from './use-correction';

interface WaitingProps {
  /** When it was ordered, ISO 8601. */
  since: string;
  lost: Lost | undefined;
}

/** What is being waited for, for how long already, and that nobody has to stay. Only what has really happened is said. */
export function Waiting({ since, lost }: WaitingProps) {
  const t = useTranslations('correction-room.wait');
  const format = useFormatter();
  return (
    <div className="mt-2">
      <Head>{t('title')}</Head>
      <ol className="mt-5 grid gap-3">
        <li className="flex items-center gap-3">
          <Check aria-hidden="true" className="size-5 shrink-0 text-good" />
          {t('sent', { time: format.dateTime(new Date(since), { timeStyle: 'short' }) })}
        </li>
        <li aria-current="step" className="flex items-center gap-3 font-semibold">
          <LoaderCircle aria-hidden="true" className="size-5 shrink-0 text-action motion-safe:animate-spin" />
          {t('correcting')}
        </li>
      </ol>
      <Elapsed since={since} />
      <p className="mt-4 max-w-prose">{t('close')}</p>
      <p role="status" className="mt-3 max-w-prose font-medium text-warn empty:hidden">
        {lost === undefined ? '' : t(lost)}
      </p>
    </div>
  );
}

function Elapsed({ since }: { since: string }) {
  const t = useTranslations('correction-room.wait');
  const begin = Date.parse(since);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="timer" className="mt-4 text-muted tabular-nums">
      {t('since', { time: clock(Math.max(0, Math.round((now - begin) / 1_000))) })}
    </p>
  );
}
