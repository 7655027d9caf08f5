import { useCountdown } from '@/components/questions/use-countdown';
import { Timer } from '@/components/ui/icon/icons';
import { clock } from '@/lib/i18n/clock';

const lastSeconds = 10;

interface CountdownProps {
  label: string;
  seconds: number;
  onEnd: () => void;
}

export function Countdown({ label, seconds, onEnd }: CountdownProps) {
  const left = useCountdown(seconds, onEnd) ?? 0;
  return (
    <p
      role="timer"
      className={`inline-flex items-center gap-1.5 text-lg font-semibold tabular-nums ${left <= Math.min(lastSeconds, seconds / 3) ? 'text-pencil' : ''}`}
    >
      <Timer aria-hidden="true" className="size-5" />
      <span className="sr-only">{label}</span>
      {clock(left)}
    </p>
  );
}
