import type { ComponentProps } from 'react';
import { AudioLines, Play } from '@/components/ui/icon/icons';
import { part } from '@/lib/questions/protocol';

interface SoundButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  isPlaying?: boolean;
  /** How much of it has been heard, from 0 to 1. */
  heard?: number;
  /** Pressing it does nothing. It is not `disabled`, since a button that is switched off loses the focus. */
  isOff?: boolean;
}

export function SoundButton({
  isPlaying = false,
  heard = 0,
  isOff = false,
  onClick,
  className = '',
  children,
  ...props
}: SoundButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPlaying}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={`sound-button ${className}`}
      {...props}
    >
      <span className="sound-disc">
        <svg viewBox="0 0 48 48" aria-hidden="true" className="sound-ring">
          <circle cx="24" cy="24" r="22.5" />
          <circle
            {...part('heard')}
            cx="24"
            cy="24"
            r="22.5"
            pathLength="1"
            strokeDasharray="1"
            strokeDashoffset={1 - heard}
          />
        </svg>
        <Play className="sound-idle" />
        <AudioLines className="sound-bars" />
      </span>
      {children}
    </button>
  );
}

/** Hidden from screen readers: words beside it say the same. */
export function PlayDots({ plays, left = plays }: { plays: number; left?: number }) {
  return (
    <span aria-hidden="true" className="sound-dots">
      {Array.from({ length: plays }, (_, index) => (
        <span key={index} data-used={index < left ? undefined : ''} />
      ))}
    </span>
  );
}
