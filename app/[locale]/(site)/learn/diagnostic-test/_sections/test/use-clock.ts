import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts a time limit down from when the part is drawn first.
 *
 * @param seconds null for no limit
 * @returns the seconds that are left; null without a limit
 */
export function useClock(seconds: number | null, onEnd: () => void): number | null {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (seconds === null) return;
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    }, 200);
    return () => clearInterval(timer);
  }, [seconds]);

  return left;
}
