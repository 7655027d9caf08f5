import { useEffect, useEffectEvent, useState } from 'react';
import { countDown } from '@/lib/browser/countdown';

/**
 * Counts a time limit down from when the part is drawn first.
 *
 * @param seconds null for no limit
 * @returns the seconds that are left; null without a limit
 */
export function useCountdown(seconds: number | null, onEnd: () => void): number | null {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (seconds === null) return;
    const over = new AbortController();
    countDown(seconds, { onLeft: setLeft, onEnd: () => end() }, over.signal);
    return () => over.abort();
  }, [seconds]);

  return left;
}
