import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlayDots, SoundButton } from '@/components/questions/fields/sound-button';
import { useHeard } from './use-heard';

interface HeardProps {
  /** MP3, base64. */
  sound: string;
  /** How often it may still be heard; null without a limit. */
  plays: number | null;
  isRepeated?: boolean;
  onPlay: () => void;
  onEnd?: (() => void) | undefined;
}

export function Heard({ sound, plays, isRepeated = false, onPlay, onEnd }: HeardProps) {
  const t = useTranslations('exam.sitting');
  // Whoever comes back to a question that has no hearing left is not played one more.
  const [first] = useState(plays);
  const { isPlaying, heard, isSilent, play } = useHeard(sound, { auto: first !== 0, onPlay, onEnd });
  const isOut = plays === 0 && !isPlaying && !isSilent;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SoundButton
          onClick={play}
          isOff={isPlaying || isOut}
          // A button that is pressed takes the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          isPlaying={isPlaying}
          heard={heard}
        >
          {t('play')}
        </SoundButton>
        {plays === null || first === null ? null : <PlayDots plays={Math.max(first, plays)} left={plays} />}
        <p className="text-sm text-muted">
          {plays === null
            ? t('playsFreely')
            : plays === 0 && isPlaying
              ? t(isRepeated ? 'last' : 'once')
              : t('plays', { left: plays })}
        </p>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {isSilent ? t('silent') : ''}
      </p>
    </div>
  );
}
